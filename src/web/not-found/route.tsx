import { data } from "react-router";
import { localeOf, pathIn } from "#domain/locale.ts";
import { contentContext } from "../context.ts";
import { OpeningEnd } from "../page/OpeningEnd.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { Route } from "./+types/route";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return data({ locale, text: context.get(contentContext).shared[locale] }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.text.notFound.meta.title },
  { name: "robots", content: "noindex" },
];

/** Any path that is no page, in the language of the path. */
export default function NotFound({ loaderData: { locale, text } }: Route.ComponentProps) {
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
      <OpeningEnd />
    </div>
  );
}
