const base =
  "inline-flex min-h-13 items-center justify-center gap-2 rounded-button px-6 font-semibold text-base leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const variants = {
  primary: "bg-accent text-on-accent hover:bg-accent-dark",
  secondary: "bg-white text-ink ring-1 ring-line ring-inset hover:bg-mist",
  light: "bg-white text-ink hover:bg-mist",
  ghost: "bg-white/10 text-white ring-1 ring-white/55 ring-inset hover:bg-white/20",
} as const;
export type ButtonVariant = keyof typeof variants;

export function buttonClass(variant: ButtonVariant, extra?: string): string {
  return [base, variants[variant], extra].filter(Boolean).join(" ");
}
