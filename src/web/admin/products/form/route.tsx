import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "react-router";
import { productWords } from "#content/admin/products.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { addresses } from "../../addresses.ts";
import { failureText, isMissing } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { useUnsavedValues } from "../../unsaved/unsaved-names.ts";
import { productQuery } from "../product-api.ts";
import { ProductEditor } from "./ProductEditor.tsx";
import { unsavedProductPrefix, unsavedProductSchema } from "./unsaved-product.ts";

export const meta = () => pageTitle(productWords.form.edit);

/** The page on which a product is added (`new`), or edited as it is stored at the moment of opening. */
export default function ProductFormPage() {
  const { product: id = "new" } = useParams();
  const words = productWords.form;
  return (
    <>
      <p className="mb-3">
        <Link
          to={addresses.products}
          className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-action text-compact hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.back}
        </Link>
      </p>
      <h1 tabIndex={-1} className="mb-5 text-2xl outline-none">
        {id === "new" ? words.add : words.edit}
      </h1>
      {id === "new" ? <ProductEditor key="new" /> : <StoredProduct key={id} id={Number(id)} />}
    </>
  );
}

function StoredProduct({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  const kept = unsavedProductSchema.safeParse(useUnsavedValues().get(`${unsavedProductPrefix}${id}`)).data;
  if (data) return <ProductEditor product={data} />;
  if (isMissing(error) && kept?.base) return <ProductEditor product={kept.base} isDeleted />;
  const { loading, failed, retry } = productWords;
  return (
    <LoadState
      words={{ loading, failed: failureText(error) ?? failed, retry }}
      hasFailed={error !== null && !isFetching}
      retry={() => void refetch()}
    />
  );
}
