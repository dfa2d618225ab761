import { inquiryWork } from "#content/admin/inquiry-work.ts";

const key = "rounded-[3px] border border-edge bg-white px-1.5 font-mono text-fine leading-5 text-ink";

/** Explains the keys J and K, and turns them off (WCAG 2.1.4). */
export function KeysHint({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { next, previous, off, on } = inquiryWork.keys;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-paper px-4 py-1.5 text-fine text-muted max-lg:hidden">
      <span>
        <kbd className={key}>J</kbd> {next}
      </span>
      <span>
        <kbd className={key}>K</kbd> {previous}
      </span>
      <button
        type="button"
        onClick={onToggle}
        className="ml-auto min-h-6 underline underline-offset-4 hover:text-ink"
      >
        {isOn ? off : on}
      </button>
    </p>
  );
}
