import { data } from "react-router";
import { localeOf } from "#domain/locale.ts";
import { contentContext } from "../context.ts";
import type { Route } from "./+types/route";
import { MissingPage, missingMeta } from "./MissingPage.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return data({ locale, text: context.get(contentContext).shared[locale] }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? missingMeta(loaderData.text) : []);

export default function NotFound({ loaderData: { locale, text } }: Route.ComponentProps) {
  return <MissingPage locale={locale} text={text} />;
}
