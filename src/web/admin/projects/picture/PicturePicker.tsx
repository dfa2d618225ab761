import { ImageUp, Trash2 } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { admin } from "#content/admin.ts";
import { fill } from "#content/fill.ts";
import { pictureFileProblem, pictureProblems } from "#domain/gallery/picture-file.ts";
import type { ProjectForm } from "#domain/gallery/project-form.ts";
import { ToolField } from "../../tools/ToolField.tsx";
import { toolButton } from "../../tools/tool-class.ts";
import type { ProjectEntry } from "../form/entry.ts";
import { PictureFrame } from "./PictureFrame.tsx";
import type { HeldPicture } from "./use-picture.ts";

interface PicturePickerProps {
  form: UseFormReturn<ProjectEntry, unknown, ProjectForm>;
  picture: HeldPicture;
}

/** How long the note about a chosen file stays, ms. */
const noteMs = 3_000;

/** Chooses a picture and shows it in the frame of the card; it is sent with the form. An address may be typed instead. */
export function PicturePicker({ form, picture }: PicturePickerProps) {
  const words = admin.project.picture;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const typed = useWatch({ control: form.control, name: "imageUrl" }).trim();
  const { picked } = picture;

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // So that the same file can be chosen again once it has been corrected.
    event.currentTarget.value = "";
    if (file === undefined) return;
    const found = pictureFileProblem(file);
    setProblem(found && pictureProblems[found]);
    if (found === undefined) await picture.pick(file);
  };
  const remove = () => {
    setProblem(undefined);
    if (picked) picture.drop();
    else form.setValue("imageUrl", "", { shouldValidate: form.formState.isSubmitted });
    input.current?.focus();
  };

  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{words.title}</legend>
      <p id="picture-hint" className="clear-both mb-3 text-[13px] text-muted">
        {words.hint}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PictureFrame url={picked?.url ?? typed} name={picked?.file.name ?? typed} />
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <label
              className={toolButton(
                "plain",
                "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2",
              )}
            >
              <ImageUp aria-hidden="true" className="size-4" />
              {picked || typed !== "" ? words.change : words.choose}
              <input
                ref={input}
                type="file"
                accept="image/webp,.webp"
                aria-describedby="picture-hint picture-problem"
                onChange={(event) => void choose(event)}
                className="sr-only"
              />
            </label>
            {(picked || typed !== "") && (
              <button type="button" onClick={remove} className={toolButton("warning")}>
                <Trash2 aria-hidden="true" className="size-4" />
                {words.remove}
              </button>
            )}
          </div>
          <p id="picture-problem" role="alert" className="text-[15px] text-danger empty:hidden">
            {problem}
          </p>
          <SelectedNote key={picked?.url} picked={picked} />
          {picked ? (
            <p className="text-[13px] text-muted">{words.held}</p>
          ) : (
            <ToolField
              id="imageUrl"
              label={admin.project.fields.imageUrl}
              error={form.formState.errors.imageUrl?.message}
              placeholder={admin.project.placeholders.imageUrl}
              autoComplete="off"
              {...form.register("imageUrl")}
            />
          )}
          {!picked && typed === "" && <p className="text-[13px] text-muted">{words.none}</p>}
        </div>
      </div>
    </fieldset>
  );
}

/** Says which file was chosen, for a moment. */
function SelectedNote({ picked }: Pick<HeldPicture, "picked">) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setShown(false), noteMs);
    return () => clearTimeout(end);
  }, []);
  return (
    <p role="status" className="break-all text-[15px] text-success empty:hidden">
      {picked && isShown
        ? fill(admin.project.picture.selected, {
            name: picked.file.name,
            size: `${Math.ceil(picked.file.size / 1024).toLocaleString("en")} KB`,
          })
        : null}
    </p>
  );
}
