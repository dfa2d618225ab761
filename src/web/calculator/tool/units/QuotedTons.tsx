import { useId, useState } from "react";
import type { UnitsWords } from "#content/calculator/tool.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";
import type { Capacity } from "#engine/method/capacity.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { ChevronDown } from "../../../ui/icons/visitor-icons.ts";
import { quotedTonsText } from "./quoted-tons.ts";

interface QuotedTonsProps {
  words: UnitsWords["check"];
  duty: Duty;
  capacity: Capacity;
}

/** Check which unit of tons a quotation uses. */
export function QuotedTons({ words, duty, capacity }: QuotedTonsProps) {
  const id = useId();
  const [text, setText] = useState("");
  const findings = findingsOf(text);
  function findingsOf(typed: string): string[] {
    if (typed.trim() === "") return [];
    const tons = typedNumber(typed);
    return tons !== undefined && tons > 0 ? quotedTonsText(words, tons, duty, capacity) : [words.unreadable];
  }
  return (
    <details className="group mt-5 rounded-card border border-line bg-mist">
      <summary className="flex min-h-13 items-center justify-between gap-4 px-5 py-3 font-semibold text-compact">
        {words.title}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-10 gap-y-4 border-line border-t px-5 py-5 lg:grid-cols-[1fr_1fr]">
        <div>
          <p className="text-compact">{words.lead}</p>
          <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold text-compact">
            {words.label}
          </label>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            value={text}
            autoComplete="off"
            aria-describedby={`${id}-finding`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className={`${controlClass} figures max-w-56 text-right font-semibold`}
          />
        </div>
        <div id={`${id}-finding`} role="status" className="grid content-end gap-2 text-compact">
          {findings.map((finding) => (
            <p key={finding} className="rounded-button border border-notice bg-white px-4 py-3">
              {finding}
            </p>
          ))}
        </div>
      </div>
    </details>
  );
}
