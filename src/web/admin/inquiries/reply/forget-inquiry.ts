import { discardUnsavedNamed } from "../../unsaved/unsaved-entries.ts";
import { formKind } from "../../unsaved/use-unsaved-value.ts";
import { unsavedName } from "../state/unsaved-names.ts";
import { forgetFilesOfErased } from "./reply-files.ts";

/** Discards everything that the browser keeps of an erased inquiry: it contains personal data. */
export function forgetInquiry(id: number, storage?: Storage): void {
  const names = Object.values(unsavedName).map((nameOf) => nameOf(id));
  discardUnsavedNamed(formKind, names, storage);
  forgetFilesOfErased(id);
}
