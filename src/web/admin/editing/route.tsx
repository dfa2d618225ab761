import { useQuery } from "@tanstack/react-query";
import { editor } from "#content/admin/editor.ts";
import type { PageHandle } from "../../page-handle.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { pageTitle } from "../page-title.ts";
import { EditorPage } from "./EditorPage.tsx";
import { draftQuery } from "./state/content-api.ts";

export const handle: PageHandle = { fillsWindow: true };

export const meta = () => pageTitle(editor.title);

/** Loads the draft and opens the editor, which then keeps its own copy. */
export default function EditingPage() {
  const { data, isError, refetch } = useQuery(draftQuery);
  if (data) return <EditorPage draft={data} />;
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{editor.title}</h1>
      <LoadState words={editor} hasFailed={isError} retry={() => void refetch()} />
    </main>
  );
}
