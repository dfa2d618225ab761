import type { AnchorHTMLAttributes } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look?: ButtonLook;
}

/** A link that looks like a button, because it is the next step of a page. */
export function ButtonLink({ look = "primary", className, ...link }: ButtonLinkProps) {
  return <a className={buttonClass(look, className)} {...link} />;
}
