import { page, searchTexts, text } from "../kinds/declare.ts";
import { localized } from "../localized.ts";

/** Words of the offices page; addresses, phones and hours are in `company.ts`. */
export const contact = localized({
  ko: {
    meta: {
      title: "오시는 길: 서울 본사, 중국·미국 지사 | {name}",
      description:
        "{name} 서울 본사, 중국 지사(항저우), 미국 지사(조지아주 스와니)의 주소와 전화번호, 이메일, 업무시간과 지도를 안내합니다.",
      keywords: "{name} 위치, 오시는 길, 서울 본사, 중국 지사, 미국 지사, 냉각탑 문의",
    },
    h1: "오시는 길",
    lead: "서울 본사와 중국, 미국 지사의 연락처입니다. 방문하시기 전에 전화로 약속을 잡아 주세요.",
    drawing: "본사와 지사의 위치를 나타낸 세계 지도",
    labels: {
      address: "주소",
      phone: "전화",
      email: "이메일",
      hours: "업무시간",
      weekday: "평일",
      saturday: "토요일",
      sunday: "일요일·공휴일",
      localTime: "업무시간은 현지 시각입니다.",
      way: "찾아오시는 길",
      parking: "주차",
    },
    map: {
      title: "{office} 위치 지도",
      show: "지도 열기",
      failed: "지도를 불러오지 못했습니다. 새 창에서 열기",
      directions: "{map} 길찾기",
      services: {
        naver: "네이버 지도",
        kakao: "카카오맵",
        google: "구글 지도",
        amap: "가오더지도(高德地图)",
      },
      note: "지도는 OpenStreetMap에서 불러오며, 사업장이 있는 지역을 표시합니다.",
    },
    otherOffices: "베트남 법인과 그 밖의 국가에 관한 문의는 서울 본사에서 받습니다.",
    inquiry: {
      title: "온라인 문의",
      description: "업무시간이 아니어도 문의를 남겨 주시면 확인하는\u00a0대로 연락드립니다.",
      button: "문의하기",
    },
  },
  en: {
    meta: {
      title: "Offices in Seoul, Hangzhou and Suwanee | {name}",
      description:
        "Addresses, phone numbers, business hours and maps of our Seoul head office and branches in Hangzhou, China and Suwanee, Georgia, USA.",
      keywords: "{name} offices, contact, Seoul, Hangzhou, Suwanee Georgia, cooling tower inquiry",
    },
    h1: "Offices",
    lead: "How to reach our head office in Seoul and our branches in China and the USA. Please call before you visit.",
    drawing: "World map with our head office and branches",
    labels: {
      address: "Address",
      phone: "Phone",
      email: "Email",
      hours: "Business hours",
      weekday: "Weekdays",
      saturday: "Saturday",
      sunday: "Sunday and public holidays",
      localTime: "All hours are local time.",
      way: "How to get here",
      parking: "Parking",
    },
    map: {
      title: "Map of the {office}",
      show: "Show map",
      failed: "The map could not be loaded. Open it in a new tab",
      directions: "Directions in {map}",
      services: { naver: "NAVER Map", kakao: "KakaoMap", google: "Google Maps", amap: "Amap (高德地图)" },
      note: "Maps come from OpenStreetMap and show the area of each office.",
    },
    otherOffices:
      "For our subsidiary in Vietnam and for all other countries, contact the head office in Seoul.",
    inquiry: {
      title: "Online inquiry",
      description: "Outside business hours, leave us a message and we will get back to you.",
      button: "Contact Us",
    },
  },
});

export const contactKinds = page<typeof contact>({
  meta: searchTexts({ sample: "contactWords" }),
  lead: text({ sample: "contactWords" }),
  otherOffices: text({ sample: "contactWords" }),
});
