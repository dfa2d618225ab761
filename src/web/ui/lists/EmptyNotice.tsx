import type { ReactNode, Ref } from "react";

interface EmptyNoticeProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  hint?: string;
  /** A control that leads out of the empty list. */
  children: ReactNode;
}

/** Takes the place of a list that has no entries. */
export function EmptyNotice({ ref, title, hint, children }: EmptyNoticeProps) {
  return (
    <div ref={ref} className="rounded-card bg-mist px-6 py-16 text-center lg:py-24">
      <p className="font-bold text-xl">{title}</p>
      {hint && <p className="mt-2 text-muted">{hint}</p>}
      <p className="mt-7">{children}</p>
    </div>
  );
}
