import type { ComponentProps } from "react";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { piecesOf } from "./placeholders.ts";

interface MarkedTextareaProps extends Omit<ComponentProps<"textarea">, "className" | "value"> {
  value: string;
  /** Placeholders that stand for nothing. */
  unknown: ReadonlySet<string>;
}

/** Text field as high as its text, with marks behind the placeholders: a copy of the text lies beneath it. */
export function MarkedTextarea({ value, unknown, ...props }: MarkedTextareaProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div
        aria-hidden="true"
        lang={props.lang}
        className={`${toolControl} min-h-16 whitespace-pre-wrap break-words text-transparent!`}
      >
        {piecesOf(value).map(({ at, text, placeholder }) =>
          placeholder === undefined ? (
            text
          ) : (
            <mark
              key={at}
              className={`box-decoration-clone rounded-[3px] text-transparent ring-1 ${unknown.has(placeholder) ? "bg-danger-soft ring-danger-line" : "bg-action-soft ring-edge"}`}
            >
              {text}
            </mark>
          ),
        )}
        {/* An empty last line has a height. */}
        {"\u200b"}
      </div>
      <textarea
        {...props}
        value={value}
        rows={1}
        className={`${toolControl} h-full resize-none overflow-hidden bg-transparent!`}
      />
    </div>
  );
}
