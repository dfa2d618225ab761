import { contentMessages } from "#content/problems/content-problems.ts";
import type { ScheduledContent } from "#data/content/content-schedule.ts";
import type { Services } from "#data/services.ts";
import { reauthenticationRefusalSchema } from "#domain/admin/credentials.ts";
import { contentCalls, type ScheduleView } from "#domain/content/content-calls.ts";
import { minuteInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import type { AdminContext } from "../admin-context.ts";
import { checkPublication, differencesFromPublished, type PublicationOptions } from "./publication.ts";

type Options = Pick<Services, "contentSchedule"> & PublicationOptions & AdminContext;

/** Calls on the scheduled publication of the company's content. */
export function scheduleRoutes(api: Api, options: Options): void {
  const { contentSchedule, logChange } = options;
  api.route({
    // An open editor polls, which must not extend its session.
    config: { isPolling: true },
    ...operationFromContract(contentCalls.scheduled, {
      operationId: "getContentPlan",
      summary: "The planned publication of the draft, and the changes that it would make now",
    }),
    handler: async (request) => {
      const scheduled = await contentSchedule.find();
      return { plan: scheduled ? await viewOf(options, localeFor(request), scheduled) : null };
    },
  });

  registerSchedule(api, options);

  api.route({
    ...operationFromContract(contentCalls.unschedule, {
      response: { 409: problemSchema },
      operationId: "unscheduleContent",
      summary:
        "Cancel the planned publication and keep the draft; 409 if the plan has changed since it was reviewed",
    }),
    handler: async (request, reply) => {
      // Time at which the schedule was made; it identifies the schedule.
      const { plannedAt } = request.params;
      const outcome = await logChange(
        request,
        () => contentSchedule.cancel(plannedAt),
        (done) => (done === "cancelled" ? { event: "content-unscheduled" } : undefined),
      );
      if (outcome === "scheduleChanged")
        return reply.code(409).send({ error: contentMessages[localeFor(request)].scheduleChanged });
      return { isCancelled: outcome === "cancelled" };
    },
  });
}

function registerSchedule(api: Api, options: Options): void {
  const { contentSchedule, sessionOf, logChange } = options;
  api.route({
    ...operationFromContract(contentCalls.schedule, {
      operationId: "scheduleContent",
      summary:
        "Plan the publication of the current draft, or change the time of the plan; 409 if the draft or the plan has changed since it was reviewed",
      response: { 403: reauthenticationRefusalSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const { at, draftHash, expectedPlannedAt } = request.body;
      const words = contentMessages[localeFor(request)];
      const checked =
        draftHash === undefined
          ? { isRecipientChanged: false }
          : await checkPublication(request, draftHash, options);
      if ("refusal" in checked) return reply.code(checked.status).send(checked.refusal);
      const publication = { at: new Date(at), draftHash, expectedPlannedAt, by: sessionOf(request).username };
      const outcome = await logChange(
        request,
        () => contentSchedule.schedule(publication),
        (done) =>
          done.kind === "scheduled"
            ? auditEntriesOf(done.schedule.at, checked.isRecipientChanged)
            : undefined,
      );
      switch (outcome.kind) {
        case "scheduled":
        case "repeated":
          return { plan: await viewOf(options, localeFor(request), outcome.schedule) };
        case "timeOver":
          return reply.code(400).send({ error: words.timeOver });
        case "nothing":
          return reply.code(400).send({ error: words.nothingToSchedule });
        case "draftChanged":
        case "scheduleChanged":
          return reply.code(409).send({ error: words[outcome.kind] });
      }
    },
  });
}

/** A change of the inquiries' recipient is logged with the account and mailed to the owner before it is published. */
function auditEntriesOf(at: string, isRecipientChanged: boolean) {
  return [
    { event: "content-scheduled" as const, detail: minuteInKorea(new Date(at)) },
    ...(isRecipientChanged ? [{ event: "recipient-changed" as const }] : []),
  ];
}

async function viewOf(
  options: PublicationOptions,
  locale: Locale,
  { edits, skipped, ...scheduled }: ScheduledContent,
): Promise<ScheduleView> {
  return { ...scheduled, left: skipped, differences: await differencesFromPublished(options, locale, edits) };
}
