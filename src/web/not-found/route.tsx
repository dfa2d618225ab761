import { data } from "react-router";
import { localeOf } from "#domain/locale.ts";
import { contentContext } from "../context.ts";
import type { Route } from "./+types/route";
import { NotFound } from "./NotFound.tsx";
import { notFoundMeta } from "./not-found-meta.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return data({ locale, text: context.get(contentContext).shared[locale] }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => notFoundMeta(loaderData?.text);

/** Any path that is no page, in the language of the path. */
export default function NotFoundPage({ loaderData: { locale, text } }: Route.ComponentProps) {
  return <NotFound locale={locale} text={text} />;
}
