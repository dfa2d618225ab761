import type { ReactNode } from "react";
import { BackLink } from "./BackLink.tsx";

interface ScreenHeadProps {
  title: string;
  /** Address of the list that the screen belongs to, and the text of the link to it. */
  to: string;
  back: string;
  /** Tools at the right. */
  children?: ReactNode;
}

/** Heading of a screen below a list, with the link back to the list. */
export function ScreenHead({ title, to, back, children }: ScreenHeadProps) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-5">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        <BackLink to={to}>{back}</BackLink>
      </div>
      {children}
    </div>
  );
}
