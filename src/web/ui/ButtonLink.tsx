import type { AnchorHTMLAttributes } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: ButtonVariant;
}

/** Link styled as a button, for the next step of a page. */
export function ButtonLink({ variant = "primary", className, ...link }: ButtonLinkProps) {
  return <a className={buttonClass(variant, className)} {...link} />;
}
