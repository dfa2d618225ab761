import { Link } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ArrowRight } from "../../../ui/icons/visitor-icons.ts";
import { addresses } from "../../addresses.ts";
import type { DraftState } from "../state/draft-store.ts";
import { fieldAddress } from "./field-address.ts";
import { nextRemaining } from "./next-remaining.ts";
import { useRemainingSamples } from "./use-remaining-samples.ts";

interface NextSampleProps {
  path: string;
  fields: DraftState["fields"];
}

export function NextSample({ path, fields }: NextSampleProps) {
  const words = editor.sample;
  const remaining = useRemainingSamples();
  if (remaining === undefined) return null;
  const next = nextRemaining(path, remaining, fields);
  return (
    <nav
      aria-label={words.button}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t px-4 py-2 text-small"
    >
      <p role="status" className="figures text-muted">
        {remaining.length === 0 ? words.none : fill(words.remaining, { count: remaining.length })}
      </p>
      <p className="flex gap-1">
        <Link to={`${addresses.start}#still-sample`} className={toolButton("quiet", "px-2.5")}>
          {words.list}
        </Link>
        {next !== undefined && (
          <Link to={fieldAddress(next)} className={toolButton("primary")}>
            {words.next}
            <ArrowRight className="size-4" />
          </Link>
        )}
      </p>
    </nav>
  );
}
