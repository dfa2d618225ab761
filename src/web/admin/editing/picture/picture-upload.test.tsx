import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EditablePictureField } from "#domain/content/content-calls.ts";
import type { PictureEdit } from "#domain/content/edits.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { replacePicture } from "./replace-picture.ts";
import { useUploadedPicture } from "./use-uploaded-picture.ts";

test("of two uploads the later picture is used, also when the earlier one ends last", async () => {
  const [first, second] = [Promise.withResolvers<FileView>(), Promise.withResolvers<FileView>()];
  const responses = [first.promise, second.promise];
  const used: string[] = [];
  const upload = uploadOf({
    onUploaded: ({ file }) => used.push(file),
    send: async () => responses.shift() ?? fileView("unexpected"),
  });
  const uploads = [upload(new File([], "first.png")), upload(new File([], "second.png"))];
  second.resolve(fileView("second"));
  await uploads[1];
  first.resolve(fileView("first"));
  await Promise.all(uploads);
  expect(used).toEqual(["second"]);
});

test.each([
  ["replaces an earlier one of its field, whose card was closed meanwhile", "p.picture", ["second"]],
  ["leaves one of another field alone", "p.items[a].picture", ["second", "first"]],
])("an upload %s", async (_, target, expected) => {
  const [first, second] = [Promise.withResolvers<FileView>(), Promise.withResolvers<FileView>()];
  const used: string[] = [];
  const onUploaded = ({ file }: OwnPicture) => used.push(file);
  const closed = uploadOf({ onUploaded, send: () => first.promise, target: "p.picture" });
  const opened = uploadOf({ onUploaded, send: () => second.promise, target });
  const uploads = [closed(new File([], "first.png")), opened(new File([], "second.png"))];
  second.resolve(fileView("second"));
  await uploads[1];
  first.resolve(fileView("first"));
  await Promise.all(uploads);
  expect(used).toEqual(expected);
});

test.each<[string, EditablePictureField["picture"], PictureEdit]>([
  [
    "drops the description of the program's picture",
    "st-sf",
    { kind: "picture", picture: own("new"), ko: "", en: "" },
  ],
  [
    "keeps the description of an own picture",
    own("old"),
    { kind: "picture", picture: own("new"), ko: "탑", en: "Tower" },
  ],
])("an uploaded picture %s", (_, picture, edit) => {
  expect(changesOf({ ...fieldOf("p.items[a].picture"), picture })).toEqual([["p.items[a].picture", edit]]);
});

test("an upload that ends after its entry was removed changes nothing", () => {
  expect(changesOf(fieldOf("p.items[b].picture"))).toEqual([]);
});

/** Changes of the store that has `field`, once the picture of entry `a` is uploaded. */
function changesOf(field: EditablePictureField): unknown[] {
  const changes: unknown[] = [];
  const store: Parameters<typeof replacePicture>[0] = {
    state: () => ({ fields: new Map([[field.path, field]]) }) as never,
    change: (...change) => void changes.push(change),
  };
  replacePicture(store, "p.items[a].picture", own("new"));
  return changes;
}

function fieldOf(path: string): EditablePictureField {
  return { path, names: [], kind: "picture", picture: "st-sf", ko: "탑", en: "Tower" };
}

function own(file: string): OwnPicture {
  return { file, width: 1, height: 1, focus: { x: 0.5, y: 0.5 }, placeholder: "" };
}

interface UploaderProps {
  onUploaded: (picture: OwnPicture) => void;
  send: () => Promise<FileView>;
  target?: string;
}

function uploadOf(props: UploaderProps): (file: File) => Promise<void> {
  const found: ((file: File) => Promise<void>)[] = [];
  renderToStaticMarkup(<Uploader {...props} onRender={(upload) => found.push(upload)} />);
  return found[0] ?? (async () => {});
}

function Uploader({
  onUploaded,
  send,
  target,
  onRender,
}: UploaderProps & { onRender: (upload: (file: File) => Promise<void>) => void }) {
  const convert = async (file: File) => ({ kind: "converted" as const, file });
  onRender(useUploadedPicture(onUploaded, { target, steps: { convert, send } }).upload);
  return null;
}

function fileView(name: string): FileView {
  return { name } as FileView;
}
