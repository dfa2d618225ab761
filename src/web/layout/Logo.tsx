import { logoMark } from "./logo-mark.generated.ts";

/** The company's mark on a white or navy tile, with its name. */
export function Logo({ name, light = false }: { name: string; light?: boolean }) {
  return (
    <span className="flex items-center gap-3 font-extrabold text-title-s tracking-[-0.02em]">
      <svg viewBox={logoMark.viewBox} aria-hidden="true" className="size-9 rounded-[7px]">
        <rect width="64" height="64" className={light ? "fill-white" : "fill-navy over-picture:fill-white"} />
        <path d={logoMark.path} className={light ? "fill-navy" : "fill-white over-picture:fill-navy"} />
      </svg>
      {name}
    </span>
  );
}
