import { queryOptions, useQuery } from "@tanstack/react-query";
import { siteHealthWords } from "#content/admin/site-health.ts";
import { fill } from "#content/fill.ts";
import { healthCalls, type Trouble } from "#domain/health/troubles.ts";
import { ApiError } from "../../api-client.ts";
import { TriangleAlert } from "../../ui/icons/visitor-icons.ts";
import { callContract } from "../call-api.ts";

const pollMs = 60_000;

/** Bypasses the query cache's handling of 401: a background request must not close a page with an unsaved form. */
const siteHealthQuery = queryOptions({
  queryKey: ["site health"],
  queryFn: async () => {
    try {
      return (await callContract(healthCalls.troubles)).troubles.map(sentenceOf);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 503) return [String(failure.json.error)];
      return [];
    }
  },
  staleTime: pollMs / 2,
  refetchInterval: pollMs,
});

/** Shown on every page while storing, backups or mail fail. */
export function SiteHealthNotice() {
  const { data: sentences = [] } = useQuery(siteHealthQuery);
  if (sentences.length === 0) return null;
  return (
    <section
      aria-label={siteHealthWords.title}
      className="mb-4 flex items-center gap-x-3 rounded-card border border-notice-line bg-notice-soft px-4 py-2.5 text-compact text-notice"
    >
      <TriangleAlert className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">{sentences.join(" ")}</p>
    </section>
  );
}

function sentenceOf(trouble: Trouble): string {
  const { notWritable, others } = siteHealthWords;
  if (trouble.kind === "not-writable") return notWritable[trouble.reason];
  const { kind, ...figures } = trouble;
  return fill(others[kind], figures);
}
