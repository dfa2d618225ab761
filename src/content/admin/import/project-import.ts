import { importLimits } from "#domain/records/import/sheet-import.ts";
import { wholeNumber } from "../../figures/whole-number.ts";
import { listWords } from "./list-words.ts";

const shared = listWords("시공사례");

export const importWords = {
  ...shared,
  lead: "엑셀 파일의 시공사례와 사진을 한 번에 등록합니다. 마지막에 ‘가져오기’ 버튼을 누르기 전에는 아무것도 저장하지 않습니다.",
  files: {
    ...shared.files,
    hint: "엑셀(.xlsx)이나 CSV 파일을 사진과 함께 여기에 끌어다 놓으세요. 사진은 나중에 추가해도 됩니다.",
    kinds: `사진은 JPG, PNG, WebP를 올릴 수 있고 큰 사진은 자동으로 줄입니다. 한 번에 ${wholeNumber(importLimits.rows)}행까지 가져옵니다.`,
    restored: "지난번에 고치던 내용을 불러왔습니다. 사진은 다시 선택해 주세요.",
  },
  questions: {
    ...shared.questions,
    types: "냉각탑 형식",
    tags: "특징 태그",
  },
  rows: {
    ...shared.rows,
    repeated:
      "{row}행과 프로젝트명·고객사·도시가 같습니다. 둘 중 한 행을 빼거나 프로젝트명을 다르게 입력해 주세요.",
    typeUnknown: "{types} 중 하나를 입력해 주세요.",
    dayUnknown: "연-월-일이나 연-월로 입력해 주세요. 예: 2024-03-15, 2024-03",
    yearUnknown: "연도를 네 자리로 입력해 주세요. 예: 2024",
    capacityUnit: "단위를 함께 입력해 주세요. 예: 300RT",
    converted: "다음과 같이 바꿔 저장합니다: {list}",
    months: "일이 없는 준공일 {count}개는 월까지 저장합니다.",
    years: "연도만 있는 준공일 {count}개는 프로젝트 연도로 저장합니다.",
    doubtful: "준공일을 다음과 같이 읽었습니다. 다른 달이면 고쳐 주세요: {list}",
    tagUnknown: "없는 태그입니다: {tags}. 쓸 수 있는 태그: {known}",
    numberLong: `번호는 ${importLimits.number}자까지 입력할 수 있습니다.`,
    newCountries: "처음 등록하는 국가 이름이 있습니다. 잘못 쓰지 않았는지 확인해 주세요: {names}",
  },
  photos: {
    none: "사진 없이 가져옵니다. 사진이 없는 시공사례에는 냉각탑 형식에 맞는 참고용 이미지를 표시합니다.",
    matched: "사진 {count}장이 들어갈 행을 찾았습니다.",
    rule: "사진 파일 이름이 ‘사진 파일’ 열에 있거나, 번호나 순서로 시작하거나(예: 7.jpg, 07_옥상.jpg), 프로젝트명과 같으면 그 행에 넣습니다.",
    unused: "들어갈 행을 찾지 못한 사진 {count}장은 가져오지 않습니다.",
    missing: "‘사진 파일’ 열에 있지만 올리지 않은 사진 {count}장",
    missingRow: "{row}행: {photo}",
    without: "사진이 없는 행 {count}개",
    ofRow: "{row}행 {title}",
  },
  store: {
    ...shared.store,
    changesHint:
      "행마다 등록된 내용 → 파일의 내용입니다. 프로젝트명·고객사·도시만 같은 행은 같은 시공사례인지 직접 선택해 주세요. 번호(No)가 같아도 같은 시공사례로 보지 않습니다.",
    place: "{client} · {city}",
  },
  english: {
    untranslated: "{all}건 중 {count}건은 영어 페이지에 한국어로 나옵니다",
    ways: "영어 열이 한국어 열 옆에 있는 엑셀을 내려받아 영어를 입력한 뒤, 이 화면에서 다시 가져오면 영어만 더해집니다. 시공사례 목록에서 하나씩 입력해도 됩니다.",
    take: "영어를 입력할 엑셀 내려받기 ({count}건)",
    list: "영어가 없는 시공사례 보기",
    file: "시공사례-영어",
  },
  notes: {
    ...shared.notes,
    general: [
      "첫 시트의 제목 줄은 그대로 두고 한 줄에 시공사례를 하나씩 입력합니다. 번호가 ‘예시’인 줄은 가져오지 않습니다.",
      "등록된 시공사례를 고치려면 ‘등록된 시공사례 내려받기’로 받은 파일을 고쳐서 가져오세요. ‘사이트 번호’로 같은 시공사례를 찾습니다. 다른 파일에서는 프로젝트명·고객사·도시가 같은 행을 수정할지 추가할지 하나씩 묻습니다.",
      "칸을 비우면 등록된 내용도 비웁니다. 열을 통째로 지우면 그 항목은 바꾸지 않습니다. ‘사진 파일’ 칸은 비워도 등록된 사진을 그대로 둡니다.",
    ],
    of: {
      number:
        "회사에서 쓰는 번호나 순번. 같은 이름의 사진을 찾을 때 씁니다. 번호가 같아도 같은 시공사례로 보지 않습니다.",
      title: "300자까지",
      clientCompany: "200자까지",
      coolingTowerType: "{types} 중 하나",
      country: "예: 한국, 베트남. Korea처럼 영어로 입력해도 됩니다.",
      capacity: "예: 1200RT",
      projectYear: "네 자리 연도",
      completedOn:
        "예: 2024-03-15. 엑셀 날짜도 됩니다. 일을 모르면 2024-03이나 2024.03처럼 월까지 입력해도 됩니다. 비우면 연도만 표시하고, 준공일순으로 볼 때 그해 시공사례 가운데 마지막에 나옵니다.",
      tags: "쉼표로 나누어 입력합니다: {tags}. ‘대향류형 저소음’처럼 띄어 써도 됩니다.",
      photo: "함께 올릴 사진의 파일 이름. 비워 두면 번호나 순서와 같은 이름의 사진을 찾습니다.",
    },
  },
  example: {
    title: "산업단지 냉각수 설비 증설 (1차)",
    clientCompany: "가나다산업",
    country: "한국",
    city: "울산",
    capacity: "1200RT",
    description: "공정 냉각수용 냉각탑 2대를 증설했습니다.",
    photo: "현장-001.jpg",
    englishTitle: "Cooling water extension, phase 1",
  },
};
