import type { Product } from "#domain/products/product.ts";
import { bacSeries, catalogFile, editionTitle, ownSeries, type Series } from "../series.ts";

/** A sample product as it goes into an empty database. */
type SampleProduct = Omit<Product, "id">;

/**
 * The sample products, by category. Seven of the nine catalogs belong to them, the V series having one for its
 * open and one for its closed variant; the other two, chemical injection and sand filter, are of no tower category.
 */
export const sampleProducts: readonly SampleProduct[] = [
  {
    name: "모듈러 냉각탑 대향류형",
    category: "industrial",
    description:
      "수조, 충전재, 팬 모듈을 공장에서 만들어 현장에서 쌓아 올리는 대용량 냉각탑입니다. 현장 설치 시간을 80% 줄이고, 부하가 늘면 같은 규격의 셀을 이어 붙입니다.",
    specifications:
      "개방형, 대향류, 유도통풍, 모듈형. 골조는 용융아연도금강, 스테인리스강, FRP 가운데 선택. 셀별 인버터 팬.",
    imageUrl: null,
    catalogUrl: null,
    isActive: true,
  },
  {
    name: "모듈러 냉각탑 직교류형",
    category: "industrial",
    description:
      "중력식 살수로 순환펌프 양정이 낮고, 운전 중에도 상부 살수조를 점검할 수 있는 모듈러 냉각탑입니다.",
    specifications:
      "개방형, 직교류, 유도통풍, 모듈형. 골조는 용융아연도금강, 스테인리스강, FRP 가운데 선택. 셀별 인버터 팬.",
    imageUrl: null,
    catalogUrl: null,
    isActive: true,
  },
  {
    name: "백연저감형 모듈러 냉각탑",
    category: "industrial",
    description:
      "건식 열교환부에서 데운 공기를 토출 공기와 섞어 겨울철에 보이는 백연을 줄이는 모듈러 냉각탑입니다.",
    specifications:
      "개방형, 대향류, 유도통풍, 모듈형, 하이브리드, 백연저감. 백연 설계 조건은 현장 기상에 맞춰 결정.",
    imageUrl: null,
    catalogUrl: null,
    isActive: true,
  },
  ...ownSeries.flatMap((series) => productsOf(series, "package", "")),
  ...bacSeries.flatMap((series) => productsOf(series, "bac", "BAC ")),
];

function productsOf(series: Series, category: SampleProduct["category"], maker: string): SampleProduct[] {
  return series.editions.map((edition) => ({
    name: maker + editionTitle(series, edition, "ko"),
    category,
    ...edition.product,
    imageUrl: null,
    catalogUrl: edition.card ? catalogFile(edition.id) : null,
    isActive: true,
  }));
}
