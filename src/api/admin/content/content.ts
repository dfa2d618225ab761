import { auditDetails } from "#content/admin/log/audit-details.ts";
import { type EditProblem, editProblems, localeOfProblem } from "#content/editing/edit-problems.ts";
import { defaultFieldLookup, defaultOf, editableFields, editOf } from "#content/editing/editable-fields.ts";
import { overlay } from "#content/editing/overlay.ts";
import { companyPlaceholders } from "#content/editing/placeholders.ts";
import { contentMessages, editProblemText } from "#content/problems/content-problems.ts";
import type { Services } from "#data/services.ts";
import { reauthenticationRefusalSchema } from "#domain/admin/credentials.ts";
import { contentCalls, type Difference, editRefusalSchema } from "#domain/content/content-calls.ts";
import { success } from "#domain/contract.ts";
import { inEach, locales } from "#domain/locale.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import type { AdminContext } from "../admin-context.ts";
import { checkPublication, differencesFromPublished } from "./publication.ts";
import { scheduleRoutes } from "./schedule.ts";

type Options = Pick<Services, "siteContent" | "contentSchedule" | "mailSettings"> & AdminContext;

/** The company's content: draft, published version and earlier versions. */
export async function contentApi(api: Api, options: Options): Promise<void> {
  draftRoutes(api, options);
  publishRoutes(api, options);
  scheduleRoutes(api, options);
  versionRoutes(api, options);
}

function draftRoutes(api: Api, { siteContent, sessionOf }: Options): void {
  api.route({
    ...operationFromContract(contentCalls.draft, {
      operationId: "getContentDraft",
      summary: "All editable fields with their values in the draft",
    }),
    handler: async () => {
      const draft = await siteContent.draft();
      const published = await siteContent.publishedEdits();
      const edits = new Map(draft.map(({ path, edit }) => [path, edit]));
      const defaultContent = await siteContent.defaultContent(edits);
      const content = overlay(defaultContent, edits);
      const fieldAt = defaultFieldLookup(
        { current: defaultContent, shipped: siteContent.shippedContent },
        edits,
      );
      return {
        fields: editableFields(content),
        edits: draft.map(({ basis, ...stored }) => ({
          ...stored,
          defaultThen: basis,
          ...defaultOf({ edit: stored.edit, basis }, fieldAt(stored.path)),
        })),
        published: Object.fromEntries(Object.entries(published).map(([path, { edit }]) => [path, edit])),
        companyPlaceholders: inEach(locales, (locale) => companyPlaceholders(content.company, locale)),
      };
    },
  });

  api.route({
    ...operationFromContract(contentCalls.change, {
      operationId: "editContent",
      summary: "Change one field of the draft; 409 if somebody else has changed it meanwhile",
      response: { 400: editRefusalSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const { path, edit, revision } = request.body;
      const edits = new Map((await siteContent.draft()).map((draft) => [draft.path, draft.edit]));
      const current = await siteContent.defaultContent(edits);
      const field = defaultFieldLookup({ current, shipped: siteContent.shippedContent }, edits)(path);
      const problems = edit
        ? editProblems(edit, field?.current, await siteContent.recordsReferencedBy([edit]))
        : [];
      const refused = problems.find(isRefused);
      if (refused) {
        const error = editProblemText(localeFor(request), refused);
        return reply.code(400).send({ error, locale: localeOfProblem(refused) });
      }
      const outcome = await siteContent.setDraftField({
        path,
        edit,
        basis: field ? editOf(field.shipped) : null,
        revision,
        by: sessionOf(request).username,
      });
      if (outcome.kind === "outdated")
        return reply.code(409).send({ error: contentMessages[localeFor(request)].outdated });
      const locale = localeFor(request);
      return {
        revision: outcome.revision,
        problems: problems.map((problem) => editProblemText(locale, problem)),
        problemLocales: problems.map((problem) => localeOfProblem(problem) ?? null),
      };
    },
  });
}

function publishRoutes(api: Api, options: Options): void {
  const { siteContent, sessionOf, logChange } = options;
  api.route({
    ...operationFromContract(contentCalls.review, {
      operationId: "reviewContentDraft",
      summary: "Changes that publishing the draft would make, and problems that prevent it",
    }),
    handler: async (request) => {
      const { edits, editors, draftHash } = await siteContent.review();
      const differences = await differencesFromPublished(options, localeFor(request), edits);
      const withEditor = (difference: Difference) => ({
        ...difference,
        editedBy: editors.get(difference.path) ?? null,
      });
      return { differences: differences.map(withEditor), draftHash };
    },
  });

  api.route({
    ...operationFromContract(contentCalls.publish, {
      operationId: "publishContent",
      summary: "Publish the draft; 409 if it has changed since it was reviewed",
      response: { 403: reauthenticationRefusalSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const checked = await checkPublication(request, request.body.draftHash, options);
      if ("refusal" in checked) return reply.code(checked.status).send(checked.refusal);
      const outcome = await logChange(
        request,
        () => siteContent.publish(request.body.draftHash, sessionOf(request).username),
        (done) =>
          done.kind === "published"
            ? [
                { event: "content-published", detail: auditDetails.version(done.id) },
                ...(checked.isRecipientChanged ? [{ event: "recipient-changed" as const }] : []),
              ]
            : undefined,
      );
      if (outcome.kind === "outdated")
        return reply.code(409).send({ error: contentMessages[localeFor(request)].draftChanged });
      return { id: outcome.id };
    },
  });

  api.route({
    ...operationFromContract(contentCalls.discard, {
      operationId: "discardContentDraft",
      summary: "Discard the draft; 409 if it has changed since it was reviewed",
      response: { 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const outcome = await logChange(
        request,
        () => siteContent.discard(request.body.draftHash, sessionOf(request).username),
        (done) => (done === "discarded" ? { event: "content-discarded" } : undefined),
      );
      if (outcome === "outdated")
        return reply.code(409).send({ error: contentMessages[localeFor(request)].draftChanged });
      return success;
    },
  });
}

function versionRoutes(api: Api, options: Options): void {
  const { siteContent, sessionOf, logChange } = options;
  api.route({
    ...operationFromContract(contentCalls.versions, {
      operationId: "listContentVersions",
      summary: "Published versions, newest first; version 0 is the state before the first one",
    }),
    handler: async () => {
      const first = { id: 0, publishedAt: null, publishedBy: null, restoredFrom: null };
      return { versions: [...(await siteContent.versions()), first] };
    },
  });

  api.route({
    ...operationFromContract(contentCalls.version, {
      operationId: "getContentVersion",
      summary: "Preview of restoring a version",
    }),
    handler: async (request, reply) => {
      const edits = await siteContent.version(request.params.id);
      if (!edits) return reply.code(404).send({ error: contentMessages[localeFor(request)].noVersion });
      return { differences: await differencesFromPublished(options, localeFor(request), edits) };
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(contentCalls.restore, {
      operationId: "restoreContentVersion",
      summary:
        "Restore a version: publish it again as the newest one, in place of the draft; 409 if the draft has changed since it was reviewed",
      response: { 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const { id: version } = request.params;
      const words = contentMessages[localeFor(request)];
      const outcome = await logChange(
        request,
        () => siteContent.restore(version, request.body.draftHash, sessionOf(request).username),
        (done) =>
          done.kind === "restored"
            ? { event: "content-restored", detail: auditDetails.restoredVersion(done.id, version) }
            : undefined,
      );
      if (outcome.kind === "missing") return reply.code(404).send({ error: words.noVersion });
      if (outcome.kind === "outdated") return reply.code(409).send({ error: words.draftChanged });
      return { id: outcome.id };
    },
  });
}

/**
 * Returns true for a problem for which an edit is refused at once. The others only prevent publication: the editor stores a text while it
 * is typed, and an unfinished one is no mistake. Typing cannot cause the refused problems, except hidden characters, which nobody could find in the text later.
 */
function isRefused({ problem }: EditProblem): boolean {
  return [
    "unknownPath",
    "otherKind",
    "hiddenCharacterInText",
    "hiddenCharacter",
    "missingFile",
    "noDirections",
  ].includes(problem);
}
