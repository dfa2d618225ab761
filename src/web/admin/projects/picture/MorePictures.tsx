import { useState } from "react";
import { useWatch } from "react-hook-form";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import { ImagePlus } from "../../../ui/icons/admin-icons.ts";
import { FileButton } from "../../files/FileButton.tsx";
import { FileDrop } from "../../files/FileDrop.tsx";
import { RefusedPictures } from "../../pictures/RefusedPictures.tsx";
import type { EntryForm } from "../state/entry.ts";
import { moveButtonId, PictureItem } from "./PictureItem.tsx";
import { PictureTexts } from "./PictureTexts.tsx";
import { fullText, type Pictures } from "./use-pictures.ts";

interface MorePicturesProps {
  form: EntryForm;
  pictures: Pictures;
}

const words = projectWorkWords.pictures;
const cardTextId = "card-alt";

export function MorePictures({ form, pictures }: MorePicturesProps) {
  const typed = useWatch({ control: form.control, name: "imageUrl" }).trim();
  const [message, setMessage] = useState("");
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => {
    pictures.move(from, to);
    setMessage(to < 0 ? words.movedToFirst : fill(words.moved, { number: to + 2 }));
    const { key } = pictures.others[from] ?? {};
    // The focused button moves with its picture and would lose the focus.
    const next =
      to < 0 ? cardTextId : moveButtonId(key, to < from || to === pictures.others.length - 1 ? -1 : 1);
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  };
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{words.title}</legend>
      <p className="clear-both mb-3 text-muted text-small">{words.hint}</p>
      {(pictures.card.selectedFile || typed !== "") && (
        <PictureTexts
          id={cardTextId}
          labels={{ alt: words.first, altEn: words.firstEn }}
          texts={pictures.cardText}
          onText={pictures.describeCard}
          className="mb-3 gap-3"
        />
      )}
      {pictures.others.length > 0 && (
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
                // The focused button disappears with the picture.
                pictures.input.element.current?.focus();
              }}
              onDragStart={() => setDragged(index)}
              onDropped={() => {
                if (dragged !== undefined && dragged !== index) move(dragged, index);
                setDragged(undefined);
              }}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
      <Adding pictures={pictures} />
    </fieldset>
  );
}

/** Input and drop area of files, with messages about rejected ones. */
function Adding({ pictures: { input, isFull } }: Pick<MorePicturesProps, "pictures">) {
  return (
    <FileDrop
      onFiles={(files) => input.choose([...files])}
      className="mt-3 flex flex-wrap items-center gap-3 p-3"
    >
      <FileButton
        accept="image/*,.webp,.heic,.heif"
        isForSeveral
        isDisabled={isFull}
        onFiles={input.choose}
        describedBy="more-pictures-problem"
        input={input.element}
      >
        <ImagePlus className="size-4" />
        {words.add}
      </FileButton>
      {isFull && <p className="text-compact text-muted">{fullText}</p>}
      <RefusedPictures id="more-pictures-problem" input={input} />
    </FileDrop>
  );
}
