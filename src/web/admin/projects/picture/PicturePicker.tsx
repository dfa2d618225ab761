import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import type { EntryForm } from "../state/entry.ts";
import { projectPicture, type RefusedPicture, refusalOf } from "./chosen-picture.ts";
import { PictureButtons } from "./PictureButtons.tsx";
import { PictureFrame } from "./PictureFrame.tsx";
import type { HeldPicture } from "./use-picture.ts";

interface PicturePickerProps {
  form: EntryForm;
  picture: HeldPicture;
}

/** How long the note about a chosen file stays, ms. */
const noteMs = 3_000;

/** Chooses a picture and shows it in the frame of the card; it is sent with the form. An address may be typed instead. */
export function PicturePicker({ form, picture }: PicturePickerProps) {
  const words = admin.project.picture;
  const [refused, setRefused] = useState<RefusedPicture>();
  const typed = useWatch({ control: form.control, name: "imageUrl" }).trim();
  const { picked } = picture;
  const fields = useRef<HTMLFieldSetElement>(null);

  const choose = (file: File) => {
    const refusal = refusalOf(file);
    setRefused(refusal);
    if (refusal) return;
    // An address that could not be stored must not stand in the way of the file that replaces it.
    if (!projectFormSchema.shape.imageUrl.safeParse(typed).success) form.setValue("imageUrl", "");
    void picture.pick(file);
  };
  const remove = () => {
    setRefused(undefined);
    if (picked) picture.drop();
    else form.setValue("imageUrl", "", { shouldValidate: form.formState.isSubmitted });
  };

  return (
    <fieldset ref={fields} className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{words.title}</legend>
      <p id="picture-hint" className="clear-both mb-3 text-small text-muted">
        {words.hint}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PictureFrame url={picked?.url ?? typed} name={picked?.file.name ?? typed} />
        <div className="grid gap-3">
          <PictureButtons
            hasPicture={picked !== undefined || typed !== ""}
            onFile={choose}
            onRemove={remove}
          />
          <p id="picture-problem" role="alert" className="text-compact text-danger empty:hidden">
            {refused?.sentence}
          </p>
          {refused?.file && (
            <Convert
              file={refused.file}
              onConverted={(file) => {
                choose(file);
                // The button goes with its sentence.
                fields.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
              }}
              onRefused={setRefused}
            />
          )}
          <SelectedNote key={picked?.url} picked={picked} />
          {picked ? (
            <p className="text-small text-muted">{words.held}</p>
          ) : (
            <ToolField
              id="imageUrl"
              label={admin.project.labels.imageUrl}
              error={form.formState.errors.imageUrl?.message}
              placeholder={admin.project.placeholders.imageUrl}
              autoComplete="off"
              {...form.register("imageUrl")}
            />
          )}
          {!picked && typed === "" && <p className="text-small text-muted">{words.none}</p>}
        </div>
      </div>
    </fieldset>
  );
}

interface ConvertProps {
  file: File;
  onConverted: (file: File) => void;
  onRefused: (refused: RefusedPicture) => void;
}

/** Makes the WebP file that the sentence above asks for. */
function Convert({ file, onConverted, onRefused }: ConvertProps) {
  const [isBusy, setBusy] = useState(false);
  const convert = async () => {
    setBusy(true);
    const conversion = await projectPicture(file);
    setBusy(false);
    if (conversion.kind === "converted") onConverted(conversion.file);
    else onRefused({ sentence: conversion.sentence });
  };
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void convert()}
      className={toolButton("plain", "justify-self-start")}
    >
      {isBusy ? pictureTools.converting : pictureTools.convert}
    </button>
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
    <p role="status" className="break-all text-compact text-success empty:hidden">
      {picked && isShown
        ? fill(admin.project.picture.selected, {
            name: picked.file.name,
            size: `${Math.ceil(picked.file.size / 1024).toLocaleString("en")} KB`,
          })
        : null}
    </p>
  );
}
