import type { BlockView } from "#domain/own-pages/block-view.ts";
import { Picture } from "../../pictures/Picture.tsx";
import { wholeFile } from "../../pictures/picture-files.ts";
import { filesOf } from "../../pictures/picture-view.ts";

/** Uncropped picture in the text column; an upright one has at most the width of a grid column. */
export function PictureFigure({ picture, caption }: BlockView<"picture">["values"]) {
  const isHigh = picture.picture.height > picture.picture.width;
  return (
    <figure>
      <Picture
        {...picture}
        sizes={
          isHigh
            ? "(min-width: 640px) 480px, calc(100vw - 40px)"
            : "(min-width: 1280px) 820px, (min-width: 1024px) 64vw, calc(100vw - 40px)"
        }
        className={`w-full rounded-card bg-blank ${isHigh ? "max-w-120" : ""}`.trimEnd()}
      />
      <Caption text={caption} />
    </figure>
  );
}

/** Grid of pictures, each linked to its full file. */
export function Pictures({ rows }: Pick<BlockView<"pictures">, "rows">) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
      {rows.map(({ id, picture, caption }) => (
        <li key={id}>
          <figure>
            <a
              href={wholeFile(filesOf(picture.picture))}
              className="relative block aspect-16/10 overflow-hidden rounded-card bg-blank outline-offset-4"
            >
              <Picture
                {...picture}
                sizes="(min-width: 2000px) 460px, (min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, calc(100vw - 40px)"
                className="absolute inset-0 size-full object-cover transition-transform duration-300 hover:scale-[1.02] motion-reduce:transition-none motion-reduce:hover:scale-100"
              />
            </a>
            <Caption text={caption} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Caption({ text }: { text: string }) {
  return text === "" ? null : (
    <figcaption className="wrap-anywhere mt-2.5 text-compact text-muted">{text}</figcaption>
  );
}
