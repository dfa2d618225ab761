import type { ReactNode, Ref } from "react";

interface ListNoticeProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  hint?: ReactNode;
  /** True if the list could not be loaded, which is announced. */
  hasFailed?: boolean;
  /** A control that leads out of the empty list, or loads it again. */
  children?: ReactNode;
}

/** Takes the place of a list of a page that has no entries or could not be loaded. */
export function ListNotice({ ref, title, hint, hasFailed, children }: ListNoticeProps) {
  return (
    <div
      ref={ref}
      role={hasFailed ? "alert" : undefined}
      className={`rounded-card ${hasFailed ? "bg-danger-soft" : "bg-mist"} px-6 py-16 text-center lg:py-24`}
    >
      <p className="font-bold text-xl">{title}</p>
      {hint && <p className="mt-2 text-muted">{hint}</p>}
      {children && <p className="mt-7">{children}</p>}
    </div>
  );
}
