import { type Locale, pathIn } from "#domain/locale.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";

interface OnwardBandProps {
  locale: Locale;
  text: { title: string; description: string; href: string; button: string };
}

export function NextStepsBand({ locale, text }: OnwardBandProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3 rounded-card bg-mist px-5 py-5 md:px-6 md:py-7 lg:px-8 print:hidden">
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-xl">{text.title}</h3>
        <p className="mt-1 text-muted max-sm:text-compact max-sm:leading-normal">{text.description}</p>
      </div>
      <ButtonLink href={pathIn(locale, text.href)} variant="secondary">
        {text.button}
      </ButtonLink>
    </div>
  );
}
