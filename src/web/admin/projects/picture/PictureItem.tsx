import { projectWorkWords } from "#content/admin/project-work.ts";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { fill } from "#content/fill.ts";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "../../../ui/icons/admin-icons.ts";
import { IconButton } from "../../../ui/tools/IconButton.tsx";
import { PictureTexts } from "./PictureTexts.tsx";
import type { Pictures } from "./use-pictures.ts";

type Entry = Pictures["others"][number];

interface PictureItemProps {
  entry: Entry;
  /** Number among all pictures of the project, from 2. */
  number: number;
  isLast: boolean;
  onText: (text: Partial<Pick<Entry, "alt" | "altEn">>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDropped: () => void;
}

const words = projectWorkWords.pictures;

/** Returns the id of the button that moves a picture up (-1) or down (1). */
export function moveButtonId(key: string | undefined, by: -1 | 1): string {
  return `picture-${key}-${by === 1 ? "down" : "up"}`;
}

/** A further picture: description, drag handle, and buttons to move and remove it. */
export function PictureItem(props: PictureItemProps) {
  const { entry, number, onText, onDragStart, onDropped } = props;
  return (
    <li
      aria-label={fill(words.item, { number })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // A dropped file is handled by the drop area below.
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        onDropped();
      }}
      className="grid grid-cols-[auto_minmax(0,6rem)_minmax(0,1fr)] items-start gap-x-3 gap-y-2 rounded-button border border-line bg-white p-2.5"
    >
      <span
        draggable
        aria-hidden="true"
        onDragStart={onDragStart}
        className="grid h-15 w-6 cursor-grab place-items-center text-muted active:cursor-grabbing"
      >
        <GripVertical className="size-4.5" />
      </span>
      <img
        src={entry.selectedFile?.url ?? pictureAddress(entry.url)}
        alt=""
        width={96}
        height={60}
        draggable={false}
        className="aspect-16/10 w-full rounded-[3px] bg-blank object-cover"
      />
      <Actions {...props} />
      <PictureTexts
        id={`picture-${entry.key}-alt`}
        labels={words}
        texts={entry}
        onText={onText}
        className="col-span-3 gap-2"
      />
    </li>
  );
}

function Actions({ entry, number, isLast, onMove, onRemove }: PictureItemProps) {
  const named = (sentence: string) => fill(sentence, { number });
  return (
    <div className="flex flex-wrap items-center">
      <span className="mr-auto font-semibold text-note">{named(words.item)}</span>
      <IconButton
        id={moveButtonId(entry.key, -1)}
        icon={ArrowUp}
        label={named(number === 2 ? words.toFirst : words.up)}
        onClick={() => onMove(-1)}
      />
      <IconButton
        id={moveButtonId(entry.key, 1)}
        icon={ArrowDown}
        label={named(words.down)}
        isDisabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon={Trash2} label={named(words.remove)} onClick={onRemove} />
      {entry.selectedFile && (
        <p className="w-full break-all text-muted text-small">
          {fill(words.held, { note: entry.selectedFile.note, name: entry.selectedFile.file.name })}
        </p>
      )}
    </div>
  );
}
