import { ImagePlus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { pictureTools } from "#content/admin/pictures.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { fill } from "#content/fill.ts";
import { mostPictures } from "#domain/projects/pictures.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { FileButton } from "../../files/FileButton.tsx";
import { FileDrop } from "../../files/FileDrop.tsx";
import { type RefusedPicture, recordPicture, refusalOf } from "../../pictures/chosen-picture.ts";
import type { EntryForm } from "../state/entry.ts";
import { moveButtonId, PictureItem } from "./PictureItem.tsx";
import { PictureTexts } from "./PictureTexts.tsx";
import type { Pictures } from "./use-pictures.ts";

interface MorePicturesProps {
  form: EntryForm;
  pictures: Pictures;
}

const words = keepingWords.pictures;
const cardTextId = "card-alt";

/** What the card's picture shows, and all other pictures of the project in their order. */
export function MorePictures({ form, pictures }: MorePicturesProps) {
  const typed = useWatch({ control: form.control, name: "imageUrl" }).trim();
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number>();
  const adding = useRef<HTMLInputElement>(null);
  const move = (from: number, to: number) => {
    pictures.move(from, to);
    setSaid(to < 0 ? words.movedToFirst : fill(words.moved, { number: to + 2 }));
    const { key } = pictures.others[from] ?? {};
    // The button moves with its picture, and would lose the focus.
    const next =
      to < 0 ? cardTextId : moveButtonId(key, to < from || to === pictures.others.length - 1 ? -1 : 1);
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  };
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{words.title}</legend>
      <p className="clear-both mb-3 text-muted text-small">{words.hint}</p>
      {(pictures.card.picked || typed !== "") && (
        <PictureTexts
          id={cardTextId}
          labels={{ alt: words.first, altEn: words.firstEn }}
          texts={pictures.cardText}
          onText={pictures.describeCard}
          className="mb-3 gap-3"
        />
      )}
      <ol className="grid gap-2.5">
        {pictures.others.map((entry, index) => (
          <PictureItem
            key={entry.key}
            entry={entry}
            number={index + 2}
            isLast={index === pictures.others.length - 1}
            onText={(text) => pictures.change(entry.key, text)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => {
              pictures.remove(entry.key);
              // The button goes with the picture.
              adding.current?.focus();
            }}
            onDragStart={() => setDragged(index)}
            onDropped={() => {
              if (dragged !== undefined && dragged !== index) move(dragged, index);
              setDragged(undefined);
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Adding pictures={pictures} input={adding} />
    </fieldset>
  );
}

interface AddingProps extends Pick<MorePicturesProps, "pictures"> {
  input: RefObject<HTMLInputElement | null>;
}

/** Where files are chosen or dropped, and what is wrong with those that are not taken. */
function Adding({ pictures, input }: AddingProps) {
  const { refused, choose, convert } = useChosen(pictures);
  return (
    <FileDrop
      onFiles={(files) => [...files].forEach(choose)}
      className="mt-3 flex flex-wrap items-center gap-3 p-3"
    >
      <FileButton
        accept="image/*,.webp,.heic,.heif"
        isForSeveral
        isDisabled={pictures.isFull}
        onFiles={(files) => files.forEach(choose)}
        describedBy="more-pictures-problem"
        input={input}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
        {words.add}
      </FileButton>
      <div id="more-pictures-problem" role="alert" className="min-w-0 grow text-compact text-danger">
        {pictures.isFull && <p>{fill(words.full, { most: mostPictures })}</p>}
        {refused.map(({ name, sentence }) => (
          <p key={name} className="break-all">
            {fill(words.refused, { name, sentence })}
          </p>
        ))}
      </div>
      {refused.some(({ file }) => file) && (
        <button type="button" onClick={() => void convert()} className={toolButton("plain")}>
          {pictureTools.convert}
        </button>
      )}
    </FileDrop>
  );
}

/** A file that is not taken, and why. */
interface Refused extends RefusedPicture {
  name: string;
}

/** What becomes of the files that are chosen: those that can be sent are added, the others are named. */
function useChosen({ add }: Pictures) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const refuse = (one: Refused) => setRefused((now) => [...now.filter(({ name }) => name !== one.name), one]);
  function choose(file: File): void {
    const refusal = refusalOf(file);
    setRefused((now) => now.filter(({ name }) => name !== file.name));
    if (refusal) refuse({ name: file.name, ...refusal });
    else void add(file);
  }
  async function convert(): Promise<void> {
    for (const { name, file } of refused) {
      if (!file) continue;
      const conversion = await recordPicture(file);
      setRefused((now) => now.filter((other) => other.name !== name));
      if (conversion.kind === "converted") await add(conversion.file);
      else refuse({ name, sentence: conversion.sentence });
    }
  }
  return { refused, choose, convert };
}
