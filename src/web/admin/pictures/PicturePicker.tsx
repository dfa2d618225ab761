import { useEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { FileDrop } from "../files/FileDrop.tsx";
import { type RefusedPicture, recordPicture, refusalOf } from "./chosen-picture.ts";
import { PictureButtons } from "./PictureButtons.tsx";
import { type Frame, PictureFrame } from "./PictureFrame.tsx";
import type { HeldPicture } from "./use-picture.ts";

/** The field in which the address of a picture is typed instead. */
export interface AddressField {
  label: string;
  placeholder?: string | undefined;
  /** "" for none. */
  typed: string;
  /** Whether it could be stored. */
  isFine: boolean;
  error: string | undefined;
  control: UseFormRegisterReturn;
  clear: () => void;
}

interface PicturePickerProps {
  picture: HeldPicture;
  address: AddressField;
  frame: Frame;
  /** What visitors see where there is no picture. */
  none: string;
}

/** How long the note about a chosen file stays, ms. */
const noteMs = 3_000;

/** Chooses a picture, or takes one that is dropped, and shows it in its frame; it is sent with the form. */
export function PicturePicker({ picture, address, frame, none }: PicturePickerProps) {
  const words = admin.project.picture;
  const { picked } = picture;
  const { typed } = address;
  const { refused, setRefused, choose, remove } = useChoice(picture, address);
  const tools = useRef<HTMLDivElement>(null);
  return (
    <>
      <p id="picture-hint" className="clear-both mb-3 text-small text-muted">
        {fill(words.hint, { ratio: frame.ratio, width: frame.width, height: frame.height })}
      </p>
      <FileDrop
        onFiles={([file]) => file && choose(file)}
        className="grid items-start gap-4 p-3 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
      >
        <PictureFrame frame={frame} url={picked?.url ?? typed} name={picked?.file.name ?? typed} />
        <div ref={tools} className="grid gap-3">
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
                tools.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
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
              label={address.label}
              error={address.error}
              placeholder={address.placeholder}
              autoComplete="off"
              {...address.control}
            />
          )}
          {!picked && typed === "" && <p className="text-small text-muted">{none}</p>}
        </div>
      </FileDrop>
    </>
  );
}

/** What becomes of a file that is chosen or dropped, and of the picture that was there. */
function useChoice(picture: HeldPicture, address: AddressField) {
  const [refused, setRefused] = useState<RefusedPicture>();
  return {
    refused,
    setRefused,
    choose(file: File): void {
      const refusal = refusalOf(file);
      setRefused(refusal);
      if (refusal) return;
      // An address that could not be stored must not stand in the way of the file that replaces it.
      if (!address.isFine) address.clear();
      void picture.pick(file);
    },
    remove(): void {
      setRefused(undefined);
      if (picture.picked) picture.drop();
      else address.clear();
    },
  };
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
    const conversion = await recordPicture(file);
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
