import type { BlockKindName, blockKinds } from "#domain/own-pages/block-kinds.ts";
import type { NewsProblem } from "#domain/own-pages/news-import/news-fields.ts";
import type { MenuSection, NewsKind, NewsLanguages, PageKind } from "#domain/own-pages/own-page.ts";
import { localized } from "../localized.ts";

type Kinds = typeof blockKinds;
type FieldWords<Fields> = Readonly<Record<keyof Fields, string>>;

/** Names of a kind of block: its own, those of its fields, and those of the fields of its rows. */
type KindWords<Kind extends BlockKindName> = {
  name: string;
  /** When it is the right one to add. */
  hint: string;
  fields: FieldWords<Kinds[Kind]["fields"]>;
} & (Kinds[Kind] extends { rows: { fields: infer Fields } }
  ? { row: string; rows: FieldWords<Fields> }
  : unknown);

/** Names of the kinds of blocks in the administrator's area. A kind or a field without its words does not compile. */
export const blockWords: { readonly [Kind in BlockKindName]: KindWords<Kind> } = {
  heading: { name: "제목", hint: "페이지를 나누는 큰 제목", fields: { text: "제목" } },
  text: { name: "글", hint: "문단, 강조, 링크, 목록", fields: { text: "글" } },
  picture: {
    name: "사진",
    hint: "사진 한 장과 설명 글",
    fields: { picture: "사진", caption: "사진 아래 글" },
  },
  pictures: {
    name: "사진 여러 장",
    hint: "바둑판으로 놓는 사진",
    fields: { title: "제목" },
    row: "사진",
    rows: { picture: "사진", caption: "사진 아래 글" },
  },
  facts: {
    name: "표",
    hint: "항목과 값, 엑셀에서 붙여 넣기",
    fields: { title: "표 제목" },
    row: "행",
    rows: { label: "항목", value: "값" },
  },
  downloads: {
    name: "자료 내려받기",
    hint: "PDF 파일 목록",
    fields: { title: "제목" },
    row: "자료",
    rows: { name: "자료 이름", document: "PDF 파일" },
  },
  certificates: {
    name: "인증서",
    hint: "인증서 사진, 번호, 유효 기간",
    fields: { title: "제목" },
    row: "인증서",
    rows: {
      name: "인증서 이름",
      number: "인증 번호",
      issuer: "발급 기관",
      validUntil: "유효 기간(까지)",
      picture: "인증서 사진",
      document: "PDF 파일",
    },
  },
  film: {
    name: "동영상",
    hint: "올린 파일이나 유튜브, 비메오, 네이버 TV",
    fields: { name: "동영상 이름", film: "동영상", poster: "재생 전에 보이는 사진" },
  },
  quotation: {
    name: "인용문",
    hint: "고객이나 대표의 말",
    fields: { text: "인용문", source: "말한 사람이나 출처" },
  },
  steps: {
    name: "단계",
    hint: "순서가 있는 절차",
    fields: { title: "제목" },
    row: "단계",
    rows: { name: "단계 이름", text: "설명" },
  },
  questions: {
    name: "질문과 답변",
    hint: "자주 묻는 질문",
    fields: { title: "제목" },
    row: "질문",
    rows: { question: "질문", answer: "답변" },
  },
  people: {
    name: "담당자",
    hint: "이름, 전화, 이메일",
    fields: { title: "제목" },
    row: "담당자",
    rows: {
      name: "이름이나 부서",
      role: "직책이나 업무",
      phone: "전화번호",
      email: "이메일",
      picture: "사진",
    },
  },
  action: {
    name: "안내 버튼",
    hint: "문의나 다른 페이지로 이끄는 버튼",
    fields: { title: "제목", text: "설명", label: "버튼 글자", link: "버튼이 여는 주소" },
  },
  projects: {
    name: "시공사례",
    hint: "등록한 시공사례에서 자동으로",
    fields: { title: "제목", towerType: "형식", tag: "특징 태그" },
  },
  products: {
    name: "제품",
    hint: "등록한 제품에서 자동으로",
    fields: { title: "제목", towerType: "형식" },
  },
};

export const pageKindWords: Readonly<Record<PageKind, string>> = {
  page: "페이지",
  news: "소식",
  builtIn: "기본 페이지",
};

/** Places from which a page can be reached; `none` where no menu leads to it. */
export const menuSectionWords: Readonly<Record<MenuSection | "none", string>> = {
  none: "메뉴에 넣지 않음",
  company: "회사소개 메뉴",
  products: "제품 메뉴",
  resources: "자료실 메뉴",
  footer: "페이지 아래쪽",
};

export const newsKindWords: Readonly<Record<NewsKind, string>> = {
  notice: "공지",
  news: "소식",
  exhibition: "전시회",
  order: "수주",
};

/** Messages on cells of a list of news. */
export const newsProblems = localized<Record<NewsProblem, string>>({
  ko: {
    newsKindMissing: "분류를 선택해주세요",
    newsTitleMissing: "한국어나 영어 제목을 입력해주세요",
    newsDayOutside: "날짜를 연-월-일로 입력해주세요",
    newsAddressInvalid:
      "주소는 영문 소문자와 숫자, -로 입력해주세요. 이 사이트가 이미 쓰는 주소는 쓸 수 없습니다",
    newsPinUnknown: "상단 고정을 선택해주세요",
  },
  en: {
    newsKindMissing: "Choose the kind of the news.",
    newsTitleMissing: "Enter a title in Korean or English.",
    newsDayOutside: "Enter a day as YYYY-MM-DD.",
    newsAddressInvalid: "Use small letters, digits and hyphens that the site does not use itself.",
    newsPinUnknown: "Say whether the news stands first.",
  },
});

/** A function, since a table by language is taken for a text and its translations. */
export function newsLanguageWords(): Readonly<Record<NewsLanguages, string>> {
  return { all: "한국어와 영어", ko: "한국어만", en: "영어만" };
}
