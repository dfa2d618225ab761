import type { BlockView } from "#domain/own-pages/block-view.ts";
import { Picture } from "../../pictures/Picture.tsx";
import type { BlockWords } from "../block-words.ts";

interface PeopleProps extends Pick<BlockView<"people">, "rows"> {
  words: BlockWords;
}

export function People({ rows, words }: PeopleProps) {
  const { phone, email } = words.blocks.person;
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <li key={row.id} className="flex gap-5 border-edge border-t pt-4.5">
          {row.picture && (
            <Picture
              {...row.picture}
              sizes="96px"
              className="size-16 shrink-0 sm:size-24 rounded-card bg-blank object-cover"
            />
          )}
          <div className="min-w-0">
            <h3 className="wrap-anywhere text-lg leading-snug lg:text-title-s">{row.name}</h3>
            {row.role && <p className="mt-1 text-base text-muted leading-relaxed">{row.role}</p>}
            <Reach label={phone} href={`tel:${row.phone.replace(/[^\d+]/g, "")}`} text={row.phone} />
            <Reach label={email} href={`mailto:${row.email}`} text={row.email} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Reach({ label, href, text }: { label: string; href: string; text: string }) {
  return text === "" ? null : (
    <p className="figures mt-1 text-compact">
      <span className="sr-only">{label} </span>
      <a href={href} className="wrap-anywhere inline-block py-1 text-action hover:underline">
        {text}
      </a>
    </p>
  );
}
