import type { Content } from "#content/editing/defaults.ts";
import { sampledFields } from "#content/editing/editable-fields.ts";
import { overlay } from "#content/editing/overlay.ts";
import type { SampleWords } from "#content/start/still-sample.ts";
import type { Services } from "#data/services.ts";
import type { Edits } from "#domain/content/edits.ts";

/** Returns the default content with its fields that may still show the sample company, and the company's edits. */
export async function sampleWords({
  siteContent,
  acceptedSamples,
}: Pick<Services, "siteContent" | "acceptedSamples">): Promise<SampleWords & { defaultContent: Content }> {
  const [draft, accepted] = await Promise.all([siteContent.draft(), acceptedSamples.all()]);
  const edits: Edits = new Map(draft.map(({ path, edit }) => [path, edit]));
  const lists: Edits = new Map([...edits].filter(([, { kind }]) => kind === "list"));
  const defaultContent = await siteContent.defaultContent(edits);
  return { defaultContent, originals: sampledFields(overlay(defaultContent, lists)), edits, accepted };
}
