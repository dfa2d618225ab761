import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { productWords } from "#content/admin/products.ts";
import { BackLink } from "#web/admin/screen/BackLink.tsx";
import { MissingScreen, recordIdIn } from "#web/admin/screen/MissingScreen.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { addresses } from "../../addresses.ts";
import { failureText, isMissing } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { useUnsavedValues } from "../../unsaved/unsaved-names.ts";
import { productQuery } from "../product-api.ts";
import { ProductEditor } from "./ProductEditor.tsx";
import { unsavedProductPrefix, unsavedProductSchema } from "./unsaved-product.ts";

export const meta = () => pageTitle(productWords.form.edit);

export default function ProductFormPage() {
  const { product: asked = "new" } = useParams();
  const id = recordIdIn(asked);
  if (asked === "new")
    return (
      <Titled title={productWords.form.add}>
        <ProductEditor key="new" />
      </Titled>
    );
  return id === undefined ? (
    <MissingScreen from="products" asked={asked} />
  ) : (
    <StoredProduct key={id} id={id} />
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-5">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        <BackLink to={addresses.products}>{productWords.form.back}</BackLink>
      </div>
      {children}
    </>
  );
}

function StoredProduct({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  const kept = unsavedProductSchema.safeParse(useUnsavedValues().get(`${unsavedProductPrefix}${id}`)).data;
  const { loading, failed, retry, form } = productWords;
  if (isMissing(error) && !kept?.base) return <MissingScreen from="products" asked={String(id)} />;
  return (
    <Titled title={form.edit}>
      {data ? (
        <ProductEditor product={data} />
      ) : isMissing(error) && kept?.base ? (
        <ProductEditor product={kept.base} isDeleted />
      ) : (
        <LoadState
          words={{ loading, failed: failureText(error) ?? failed, retry }}
          hasFailed={error !== null && !isFetching}
          retry={() => void refetch()}
        />
      )}
    </Titled>
  );
}
