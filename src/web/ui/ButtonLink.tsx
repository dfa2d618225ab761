import type { AnchorHTMLAttributes } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look?: ButtonLook;
}

/** Link styled as a button, for the next step of a page. */
export function ButtonLink({ look = "primary", className, ...link }: ButtonLinkProps) {
  return <a className={buttonClass(look, className)} {...link} />;
}
