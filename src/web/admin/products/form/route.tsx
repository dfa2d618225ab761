import { useQuery } from "@tanstack/react-query";
import { type Params, useParams } from "react-router";
import { productWords } from "#content/admin/products.ts";
import { parseId } from "#domain/admin/paging.ts";
import { MissingScreen } from "#web/admin/screen/MissingScreen.tsx";
import { ScreenHead } from "#web/admin/screen/ScreenHead.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { addresses } from "../../addresses.ts";
import { failureText, isMissing } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { useUnsavedValues } from "../../unsaved/unsaved-names.ts";
import { productQuery } from "../product-api.ts";
import { ProductEditor } from "./ProductEditor.tsx";
import { unsavedProductPrefix, unsavedProductSchema } from "./unsaved-product.ts";

const words = productWords.form;

export const meta = ({ params }: { params: Params }) =>
  pageTitle(params.product === "new" ? words.add : words.edit);

export default function ProductFormPage() {
  const { product: asked = "new" } = useParams();
  if (asked === "new")
    return (
      <>
        <ScreenHead title={words.add} to={addresses.products} back={words.back} />
        <ProductEditor key="new" />
      </>
    );
  const id = parseId(asked);
  return id === undefined ? (
    <MissingScreen from="products" asked={asked} />
  ) : (
    <StoredProduct key={id} id={id} />
  );
}

function StoredProduct({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  const unsaved = unsavedProductSchema.safeParse(useUnsavedValues().get(`${unsavedProductPrefix}${id}`)).data;
  // A product that was deleted meanwhile stays open, and opens again while entries of it are left.
  const deleted = isMissing(error) ? unsaved?.base : undefined;
  const product = data ?? deleted;
  if (!product && isMissing(error)) return <MissingScreen from="products" asked={String(id)} />;
  const { loading, failed, retry } = productWords;
  return (
    <>
      <ScreenHead title={words.edit} to={addresses.products} back={words.back} />
      {product ? (
        <ProductEditor product={product} isDeleted={product === deleted} />
      ) : (
        <LoadState
          words={{ loading, failed: failureText(error) ?? failed, retry }}
          hasFailed={error !== null && !isFetching}
          retry={() => void refetch()}
        />
      )}
    </>
  );
}
