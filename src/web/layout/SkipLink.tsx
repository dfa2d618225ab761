import type { NavigationProps } from "./navigation.ts";

export function SkipLink({ text }: Pick<NavigationProps, "text">) {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-button bg-white px-4 py-2 font-semibold focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  );
}
