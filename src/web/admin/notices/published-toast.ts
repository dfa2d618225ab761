import { siteHealthWords } from "#content/admin/site-health.ts";
import { fill } from "#content/fill.ts";
import { healthCalls, type PurgeStatus } from "#domain/health/troubles.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { callContract } from "../call-api.ts";
import { koreanMinute } from "../dates.ts";

const pollMs = 500;
/** Then the toast reports that the purge is still pending. */
const maxPolls = 6;

/** Shows a toast after a publication, which then reports the purge of the CDN caches. */
export function usePublishedToast(): (title: string) => Promise<void> {
  const showToast = useToast();
  return async (title) => {
    showToast({ title });
    const status = await purgeOutcome(purgeStatus);
    if (status) showToast({ title, description: purgeSentence(status) });
  };
}

/** Polls until no purge is pending or `maxPolls` is reached; `undefined` without caches or after an error. */
export async function purgeOutcome(
  read: () => Promise<PurgeStatus | undefined>,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, pollMs)),
): Promise<PurgeStatus | undefined> {
  let status = await read();
  for (let polls = 1; status?.state === "pending" && polls < maxPolls; polls++) {
    await pause();
    status = await read();
  }
  return status;
}

export function purgeSentence({ state, purgedAt = "" }: PurgeStatus): string {
  const time = purgedAt && koreanMinute(purgedAt).slice(-"00:30".length);
  return fill(siteHealthWords.purges[state], { time });
}

/** The publication has succeeded even if this request fails. */
function purgeStatus(): Promise<PurgeStatus | undefined> {
  return callContract(healthCalls.troubles).then(
    ({ purges }) => purges,
    () => undefined,
  );
}
