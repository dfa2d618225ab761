import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { EditablePictureField } from "#domain/content/content-calls.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import { FileDrop } from "../../files/FileDrop.tsx";
import { sendFile } from "../../files/send-file.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { PictureFields } from "./PictureFields.tsx";
import { useUploadedPicture } from "./use-uploaded-picture.ts";

vi.mock("../../files/send-file.ts", () => ({ sendFile: vi.fn() }));
vi.mock("../../files/FileDrop.tsx", () => ({ FileDrop: vi.fn(() => null) }));
vi.mock("../../pictures/convert-picture.ts", () => ({
  convertPicture: async (file: File) => ({ kind: "converted", file }),
}));

test("of two uploads the later picture is used, also when the earlier one ends last", async () => {
  const [first, second] = [Promise.withResolvers<FileView>(), Promise.withResolvers<FileView>()];
  vi.mocked(sendFile).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const used: string[] = [];
  const upload = uploadOf((file) => used.push(file));
  const uploads = [upload(new File([], "first.png")), upload(new File([], "second.png"))];
  second.resolve(fileView("second"));
  await uploads[1];
  first.resolve(fileView("first"));
  await Promise.all(uploads);
  expect(used).toEqual(["second"]);
});

test.each([
  ["its entry", true, 1],
  ["no entry, because it was removed", false, 0],
])("an upload that has ended changes %s", async (_, isThere, changes) => {
  vi.mocked(sendFile).mockResolvedValueOnce(fileView("own"));
  const field: EditablePictureField = {
    path: "p.items[a].picture",
    names: [],
    kind: "picture",
    ...described,
  };
  const change = vi.fn();
  const uploads: Promise<unknown>[] = [];
  const store = {
    change,
    flush: async () => {},
    track: (upload: Promise<unknown>) => void uploads.push(upload),
    state: () => ({ fields: new Map(isThere ? [[field.path, field]] : []) }),
  } as unknown as DraftStore;
  renderToStaticMarkup(
    <PictureFields
      field={field}
      original={{ kind: "picture", ...described }}
      store={store}
      isFirst={false}
    />,
  );
  vi.mocked(FileDrop).mock.lastCall?.[0].onFiles([new File([], "own.png")] as unknown as FileList);
  await Promise.all(uploads);
  expect([uploads.length, change.mock.calls.length]).toEqual([1, changes]);
});

const described = { picture: "st-sf", ko: "탑", en: "Tower" };

function uploadOf(onFile: (name: string) => void): (file: File) => Promise<void> {
  const found: ((file: File) => Promise<void>)[] = [];
  renderToStaticMarkup(<Uploader onFile={onFile} onRender={(upload) => found.push(upload)} />);
  return found[0] ?? (async () => {});
}

interface UploaderProps {
  onFile: (name: string) => void;
  onRender: (upload: (file: File) => Promise<void>) => void;
}

function Uploader({ onFile, onRender }: UploaderProps) {
  onRender(useUploadedPicture(({ file }) => onFile(file)).upload);
  return null;
}

function fileView(name: string): FileView {
  return { name } as FileView;
}
