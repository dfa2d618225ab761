import { data } from "react-router";
import { inCRT } from "#content/figures.ts";
import { productView } from "#content/lookup/product-view.ts";
import type { Locale } from "#domain/locale.ts";
import type { InquiryLink } from "#web/inquiry-link.ts";
import { servicesContext } from "../../context.ts";
import { AddedBlocks } from "../../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { type AskedSize, askedSize } from "../duty/asked-size.ts";
import type { Route } from "./+types/route";
import { SizeDrawing } from "./SizeDrawing.tsx";
import { SizeForm } from "./SizeForm.tsx";
import { inquiryForSize, SizeResult } from "./SizeResult.tsx";

export async function loader(args: Route.LoaderArgs) {
  const made = pageData(args, { page: "size" });
  const stored = await args.context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => null);
  const products = stored?.map((product) => productView(made.locale, product)) ?? [];
  const question = askedSize(new URL(args.request.url).searchParams);
  const inquiryLink = question.kind === "asked" ? inquiryLinkFor(made.locale, question) : undefined;
  return data({ ...made, products, question, inquiryLink }, { status: stored === null ? 503 : 200 });
}

function inquiryLinkFor(locale: Locale, { crt }: Extract<AskedSize, { kind: "asked" }>): InquiryLink {
  return { href: inquiryForSize(locale, crt), summary: inCRT(crt) };
}

/** Search engines index only the page without a capacity, because the number of capacities is unlimited. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOfPage({ loaderData }),
  ...(loaderData?.question.kind === "asked" ? [{ name: "robots", content: "noindex, follow" }] : []),
];

/** Models for a capacity in tons. */
export default function SizePage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, products, question, inquiryLink } = loaderData;
  return (
    <Page page={page} isBrief drawing={<SizeDrawing label={text.drawing} />}>
      <div className="page-width py-5 lg:py-14">
        <SizeForm
          locale={locale}
          text={text.form}
          asked={question}
          problem={question.kind === "refused" ? text.problem : undefined}
        />
        {question.kind === "asked" && (
          <SizeResult
            locale={locale}
            text={text.answer}
            usrtNote={text.ton}
            asked={question}
            products={products}
          />
        )}
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} href={inquiryLink?.href} />
    </Page>
  );
}
