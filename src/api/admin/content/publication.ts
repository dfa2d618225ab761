import type { FastifyRequest } from "fastify";
import { contentMessages, editProblemText } from "#content/problems/content-problems.ts";
import type { Services } from "#data/services.ts";
import type { Difference } from "#domain/content/content-calls.ts";
import type { StoredEdits } from "#domain/content/edits.ts";
import type { Locale } from "#domain/locale.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { reauthenticationRefusal } from "../account/reauthentication.ts";
import type { AdminContext } from "../admin-context.ts";

/** Receives inquiries unless the server settings name another recipient. */
const companyEmail = "company.email";

export type PublicationOptions = Pick<Services, "siteContent" | "mailSettings">;

type Checked =
  | { isRecipientChanged: boolean }
  | { status: 400 | 409; refusal: { error: string } }
  | { status: 403; refusal: ReturnType<typeof reauthenticationRefusal> };

/**
 * Checks that the draft is complete; a change of the inquiries' recipient requires a recent re-authentication.
 * @param draftHash the draft to be published. If the stored one has another hash, it is refused: the check would be of another draft than the publication
 */
export async function checkPublication(
  request: FastifyRequest,
  draftHash: string,
  options: PublicationOptions & Pick<AdminContext, "isRecentlyAuthenticated">,
): Promise<Checked> {
  const locale = localeFor(request);
  const { edits, draftHash: currentHash } = await options.siteContent.review();
  if (currentHash !== draftHash)
    return { status: 409, refusal: { error: contentMessages[locale].draftChanged } };
  const differences = await differencesFromPublished(options, locale, edits);
  if (differences.some(({ problems }) => problems.length > 0))
    return { status: 400, refusal: { error: contentMessages[locale].unfinished } };
  const isRecipientChanged =
    differences.some(({ path }) => path === companyEmail) &&
    (await options.mailSettings.current()).to === undefined;
  if (isRecipientChanged && !options.isRecentlyAuthenticated(request))
    return { status: 403, refusal: reauthenticationRefusal(request) };
  return { isRecipientChanged };
}

/** Returns the edits that differ from the published version, in the order of the pages. */
export async function differencesFromPublished(
  { siteContent }: Pick<PublicationOptions, "siteContent">,
  locale: Locale,
  edits: StoredEdits,
): Promise<Difference[]> {
  const differences = await siteContent.differences(edits);
  return differences.map(({ problems, ...difference }) => ({
    ...difference,
    problems: problems.map((problem) => editProblemText(locale, problem)),
  }));
}
