import type { Product } from "#domain/products/product.ts";
import { catalogFiles } from "../pages/catalog.ts";

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
  {
    name: "SF 시리즈",
    category: "package",
    description:
      "중력식 살수 방식의 자사 직교류형 개방식 냉각탑입니다. 순환펌프 양정이 낮고 탑 안의 공간이 넓어 점검이 쉽습니다.",
    specifications: "개방형, 직교류, 유도통풍. FRP 외판. 구동부 5년 보증.",
    imageUrl: null,
    catalogUrl: catalogFiles.sf,
    isActive: true,
  },
  {
    name: "SCP 시리즈",
    category: "package",
    description:
      "설치 면적이 좁은 현장에 맞춘 자사 대향류형 개방식 냉각탑입니다. 가압 노즐이 충전재에 물을 고르게 뿌립니다.",
    specifications: "개방형, 대향류, 유도통풍. 팬과 구동부 진동속도 3 mm/s 미만. 구동부 5년 보증.",
    imageUrl: null,
    catalogUrl: null,
    isActive: true,
  },
  {
    name: "THF 시리즈",
    category: "package",
    description:
      "순환 유체가 코일 안을 흐르는 자사 밀폐식 냉각탑입니다. 외기의 먼지와 산소가 섞이지 않아 열교환기가 덜 오염됩니다.",
    specifications: "밀폐형, 대향류, 유도통풍. 코일 설계압력 300 psig(약 2.07 MPa). 구동부 5년 보증.",
    imageUrl: null,
    catalogUrl: null,
    isActive: true,
  },
  {
    name: "BAC S3000 시리즈",
    category: "bac",
    description: "축류팬과 직교류 충전재를 쓰는 개방식 냉각탑입니다. 팬실이 넓어 구동부를 안에서 점검합니다.",
    specifications: "개방형, 직교류, 유도통풍. 양면 흡입.",
    imageUrl: null,
    catalogUrl: catalogFiles.s3000,
    isActive: true,
  },
  {
    name: "BAC PT2 시리즈",
    category: "bac",
    description: "축류팬을 상부에 둔 대향류형 개방식 냉각탑입니다. 설치 면적당 냉각 용량이 큽니다.",
    specifications: "개방형, 대향류, 유도통풍. 사방 흡입.",
    imageUrl: null,
    catalogUrl: catalogFiles.pt2,
    isActive: true,
  },
  {
    name: "BAC FXV 시리즈",
    category: "bac",
    description:
      "살수 코일과 충전재를 함께 쓰는 밀폐식 냉각탑입니다. 살수가 코일 아래 충전재에서 다시 식어 코일에 스케일이 적습니다.",
    specifications: "밀폐형, 혼합류, 유도통풍. 한쪽 흡입. 코일 설계압력 300 psig(약 2.07 MPa).",
    imageUrl: null,
    catalogUrl: catalogFiles.fxv,
    isActive: true,
  },
  {
    name: "BAC HXV 시리즈",
    category: "bac",
    description:
      "부하와 외기에 따라 습식, 단열, 건식 세 가지 모드로 운전하는 하이브리드 밀폐식 냉각탑입니다. 보충수와 백연을 줄입니다.",
    specifications: "밀폐형, 혼합류, 유도통풍, 하이브리드, 백연저감. 건식 핀 코일과 살수 코일.",
    imageUrl: null,
    catalogUrl: catalogFiles.hxv,
    isActive: true,
  },
  {
    name: "BAC V 시리즈 개방식",
    category: "bac",
    description:
      "원심팬을 하부에 둔 대향류형 개방식 냉각탑입니다. 덕트와 소음기를 연결하는 현장에 적합합니다.",
    specifications: "개방형, 대향류, 압입송풍. 한쪽 흡입.",
    imageUrl: null,
    catalogUrl: catalogFiles["v-open"],
    isActive: true,
  },
  {
    name: "BAC V 시리즈 밀폐식",
    category: "bac",
    description: "원심팬과 살수 코일을 갖춘 밀폐식 냉각탑입니다. 실내나 차음벽 안에도 설치합니다.",
    specifications: "밀폐형, 대향류, 압입송풍. 한쪽 흡입.",
    imageUrl: null,
    catalogUrl: catalogFiles["v-closed"],
    isActive: true,
  },
];
