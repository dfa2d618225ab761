import { productWords } from "#content/admin/products.ts";
import { pageTitle } from "../page-title.ts";
import { ProductsPage } from "./ProductsPage.tsx";

export const meta = () => pageTitle(productWords.title);

export default ProductsPage;
