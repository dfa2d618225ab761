import type { Content } from "#content/editing/defaults.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";

type SharedWords = Content["shared"][Locale];

export function MissingPage({ locale, text }: { locale: Locale; text: SharedWords }) {
  const { notFound, navigation } = text;
  return (
    <div className="page-width section-space min-h-[60vh]">
      <h1 className="heading-2">{notFound.title}</h1>
      <p className="mt-4 max-w-[34em] text-muted">{notFound.description}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={pathIn(locale, "/")}>{notFound.home}</ButtonLink>
        <ButtonLink href={pathIn(locale, navigation.projects.href)} look="secondary">
          {navigation.projects.label}
        </ButtonLink>
      </p>
      <HeaderEnd />
    </div>
  );
}

export function missingMeta({ notFound }: SharedWords) {
  return [{ title: notFound.meta.title }, { name: "robots", content: "noindex" }];
}
