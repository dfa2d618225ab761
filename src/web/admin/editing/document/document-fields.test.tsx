import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editor } from "#content/admin/editor.ts";
import type { EditView } from "#domain/content/content-calls.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { DocumentFields } from "./DocumentFields.tsx";

/** Renders the fields of a document of the catalog page. @param address the program's file */
function fieldsOf(id: string, address: string, edits: DraftState["edits"] = new Map()): string {
  const path = `catalog.items[${id}].downloadUrl`;
  return renderToStaticMarkup(
    <DocumentFields
      field={{ path, kind: "document", names: [], ko: address, en: address }}
      state={{ edits } as DraftState}
      store={{} as DraftStore}
    />,
  );
}

test("a document without a file shows what visitors see instead, without a link", () => {
  const [drawn, asked] = [fieldsOf("sand-filter", ""), fieldsOf("own-1", "")];
  expect(drawn).toContain(editor.document.drawn);
  expect(asked).toContain(editor.document.none);
  for (const html of [drawn, asked]) expect(html).not.toMatch(/<a |샘플/);
});

test("a file of the program is opened as a sample", () => {
  expect(fieldsOf("other", "/catalog/other.pdf")).toContain('href="/catalog/other.pdf"');
});

test("a file that has just been uploaded is opened at its own address", () => {
  const file = `${"0a".repeat(16)}.pdf`;
  const ko = { file, size: 2_000_000, name: "여과기" };
  const edit = { edit: { kind: "document", ko, en: null } } as unknown as EditView;
  const html = fieldsOf("sand-filter", "", new Map([["catalog.items[sand-filter].downloadUrl", edit]]));
  expect(html).toContain(`href="/files/${file}/`);
  expect(html.split(editor.document.drawn)).toHaveLength(2);
});
