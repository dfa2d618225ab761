const base =
  "inline-flex min-h-9.5 items-center justify-center gap-1.5 rounded-button px-3.5 font-semibold text-note leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const looks = {
  primary: "bg-accent text-on-accent hover:bg-accent-dark",
  plain: "bg-white text-ink ring-1 ring-edge ring-inset hover:bg-mist",
  danger: "bg-danger text-white hover:bg-danger-dark",
  warning: "bg-white text-danger ring-1 ring-danger-line ring-inset hover:bg-danger-soft",
  quiet: "text-action hover:bg-action-soft",
} as const;

/** Classes of an admin button: smaller and less prominent than those of public pages. */
export function toolButton(look: keyof typeof looks, extra = ""): string {
  return `${base} ${looks[look]} ${extra}`.trimEnd();
}

const iconLooks = {
  plain: "hover:bg-action-soft hover:text-action",
  danger: "hover:bg-danger-soft hover:text-danger",
} as const;

/** Classes of an icon button or link. */
export function iconButton(look: keyof typeof iconLooks): string {
  return `inline-grid size-9 place-items-center rounded-button text-muted disabled:opacity-30 disabled:hover:bg-transparent ${iconLooks[look]}`;
}

export const toolControl =
  "block min-h-9.5 w-full rounded-button border border-field bg-white px-3 py-1.5 text-compact leading-snug text-ink placeholder:text-quiet aria-invalid:border-danger aria-invalid:bg-danger-soft";

/** A popover on the bottom bar of phones. */
export const phoneSheet =
  "fixed inset-[auto_0_var(--phone-bar)] m-0 max-h-[calc(100dvh-3rem-var(--phone-bar))] w-full overflow-y-auto border-line border-t bg-white p-3 text-ink shadow-dialog";

/** A tab above a list: a link or button with `aria-current`. */
export const tabClass =
  "flex min-h-11 items-center gap-1.5 border-transparent border-b-2 px-2 text-muted text-note hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink";

/** A row of a list: the opened one has `aria-current`, a chosen one a ticked box. */
export const rowClass = "hover:bg-mist has-checked:bg-action-soft aria-[current]:bg-action-soft";
