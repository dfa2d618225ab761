import { isWithoutName, type Logo as LogoFile, logoOf } from "#content/brand/logo.ts";
import { isSampleName } from "#content/company.ts";
import type { Content } from "#content/editing/defaults.ts";
import { logoMark } from "./logo-mark.generated.ts";

interface LogoProps {
  company: Pick<Content["company"], "name" | "brand">;
  name: string;
  /** True on a dark background. */
  light?: boolean;
  /** True in a bar of 48 px. */
  isSmall?: boolean;
}

/** Logo of the company, or its name as text; the mark beside the name belongs to the sample company. */
export function Logo({ company, name, light = false, isSmall = false }: LogoProps) {
  const { brand } = company;
  const logo = logoOf(brand.logo);
  return (
    <span
      className={`flex items-center [--spacing:min(0.25rem,1.25vw)] ${logo ? "gap-4" : isSmall ? "gap-2" : "gap-3"} font-extrabold tracking-[-0.02em] ${isSmall ? "text-base" : "text-name"}`}
    >
      {logo && <Pictures logo={logo} onDark={logoOf(brand.logoOnDark)} light={light} name={name} />}
      {!logo && isSampleName(company) && <Mark light={light} size={isSmall ? "size-7" : "size-9"} />}
      {(!logo || isWithoutName(logo)) && (
        <span className="min-w-0 leading-tight max-lg:wrap-anywhere">{name}</span>
      )}
    </span>
  );
}

/** Logo for light backgrounds: on a dark one it gets a white plate, unless a separate dark logo exists. */
function Pictures({
  logo,
  onDark,
  light,
  name,
}: {
  logo: LogoFile;
  onDark: LogoFile | undefined;
  light: boolean;
  name: string;
}) {
  const plate = "rounded-[2px] bg-white ring-4 ring-white lg:ring-6";
  const platePicture =
    "over-picture:rounded-[2px] over-picture:bg-white over-picture:ring-4 over-picture:ring-white lg:over-picture:ring-6";
  const alt = isWithoutName(logo) ? "" : name;
  if (light) return <Picture logo={onDark ?? logo} alt={alt} className={onDark ? "" : plate} />;
  if (!onDark) return <Picture logo={logo} alt={alt} className={platePicture} />;
  return (
    <>
      <Picture logo={logo} alt={alt} className="over-picture:hidden" />
      <Picture logo={onDark} alt="" className="hidden over-picture:block" />
    </>
  );
}

/** Height limited by the line of the name, width by the space that the menu needs. */
function Picture({ logo, alt, className }: { logo: LogoFile; alt: string; className: string }) {
  const { url, width, height } = logo;
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      className={`h-8 w-auto max-w-[min(52vw,13rem)] lg:h-9 object-contain object-left ${className}`.trimEnd()}
    />
  );
}

function Mark({ light, size }: { light: boolean; size: string }) {
  return (
    <svg viewBox={logoMark.viewBox} aria-hidden="true" className={`shrink-0 rounded-[7px] ${size}`}>
      <rect width="64" height="64" className={light ? "fill-white" : "fill-navy over-picture:fill-white"} />
      <path d={logoMark.path} className={light ? "fill-navy" : "fill-white over-picture:fill-navy"} />
    </svg>
  );
}
