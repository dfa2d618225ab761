import { contentOf, samplesIn } from "#content/start/still-sample.ts";
import type { Services } from "#data/services.ts";
import { startCalls } from "#domain/start/start-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { sampleWords } from "./sample-words.ts";

/** Accepts sample content as final, or revokes that. */
export async function acceptedSamplesApi(
  api: Api,
  services: Pick<Services, "siteContent" | "acceptedSamples">,
): Promise<void> {
  const { acceptedSamples } = services;
  api.route({
    ...operationFromContract(startCalls.acceptSamples, {
      operationId: "acceptSamples",
      summary: "Accept sample content as it is, or revoke this; places without sample content are ignored",
    }),
    handler: async ({ body: { paths, isAccepted } }) => {
      const words = await sampleWords(services);
      if (isAccepted) {
        const wanted = new Set(paths);
        const asked = samplesIn(words).remaining.filter(({ path }) => wanted.has(path));
        const contents = new Map(asked.map(({ path }) => [path, contentOf(path, words)]));
        await acceptedSamples.accept(contents);
        return { count: contents.size };
      }
      const held = paths.filter((path) => words.accepted.has(path));
      await acceptedSamples.withdraw(held);
      return { count: held.length };
    },
  });
}
