import { localized } from "../../localized.ts";

/** Sentences of a specification. A place for the reader to fill in is `[______]`; `{section_…}` is the number of a section. */
export const tenderClauseWords = localized({
  ko: {
    heading: "{title} 시방서",
    /** Numbers of the items below a clause, in turn. */
    letters: "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허",
    letter: "{letter}.",
    gap: "[______]",
    at: "거리 {distance}",
    model: "모델",
    notes: {
      sample: "주: 모델의 수치는 예시이다. 확정값은 제조자의 승인도에 따른다.",
      gaps: "주: [ ] 안은 현장 조건에 맞게 정하여 적는다.",
    },
    scope: {
      title: "적용 범위",
      text: "이 시방서는 {title}의 설계, 제작, 시험, 납품 및 설치에 적용한다.",
      count: "냉각탑의 수량은 {count}대로 하여야 한다.",
      countWithStandby: "냉각탑의 수량은 예비 1대를 포함하여 {count}대로 하여야 한다.",
      basis: "이 시방서의 수치는 다음 사양을 기준으로 한다: {options}",
      ownFigures:
        "{options} 사양의 치수, 중량, 전동기, 풍량, 양정, 소음은 제조자가 계산하여 제출하여야 한다.",
    },
    duty: {
      title: "설계 조건과 용량",
      conditions: "냉각탑은 다음 설계 조건에서 순환수를 냉각하여야 한다.",
      flow: "순환수량(냉각탑 전체): {value}",
      flowWithStandby: "순환수량(운전하는 냉각탑 {running}대 전체): {value}",
      hot: "입구수온: {value}",
      cold: "출구수온: {value}",
      wetBulb: "흡입 공기 습구온도: {value}",
      height: "해발고도: {value}",
      needed: "기준 조건에서 필요한 용량은 {crt} CRT이다.",
      towers:
        "모델 {model} {towers}대를 설치하여야 한다. 기준 조건에서 용량은 대당 {crt} CRT 이상, 합계 {total} CRT 이상이어야 한다.",
      towersWithStandby:
        "모델 {model} {towers}대를 설치하여야 하며, 그중 1대는 예비로 하여야 한다. 기준 조건에서 용량은 대당 {crt} CRT 이상, 예비 1대를 제외한 합계 {total} CRT 이상이어야 한다.",
      chosen: "모델: {model}. 기준 조건에서 용량은 대당 {crt} CRT 이상이어야 한다.",
      capacities: "모델별 용량은 기준 조건에서 다음 값 이상이어야 한다.",
      nominal:
        "기준 조건은 입구수온 37\u00a0°C, 출구수온 32\u00a0°C, 습구온도 27\u00a0°C이며, 1 CRT는 3,900 kcal/h(4.53 kW)로 한다.",
      confirmed: "제조자는 설계 조건에서의 성능을 모델별로 계산하여 계산서로 제출하여야 한다.",
    },
    construction: {
      title: "구조와 재질",
      lead: "냉각탑의 형식과 구조는 다음과 같아야 한다.",
      type: "형식: {type}",
      specification: "사양: {specifications}",
      materials: "각 부위는 다음 재질로 제작하여야 한다.",
    },
    drive: {
      title: "팬과 구동장치",
      lead: "팬과 전동기는 다음과 같아야 한다. 전동기의 출력은 팬 1대의 값이다.",
      power: "팬의 축동력은 다음 값 이하이어야 한다.",
      control: "팬의 기동과 회전수 제어 방식은 [______]이어야 한다.",
    },
    coil: {
      title: "코일과 살수펌프",
      lead: "코일과 살수펌프는 다음과 같아야 한다.",
      drop: "정격 유량에서 코일의 압력손실은 다음 값 이하이어야 한다.",
    },
    sound: {
      title: "소음",
      full: "냉각탑 1대를 정격 회전수로 운전할 때의 소음은 다음 값 이하이어야 한다.",
      half: "냉각탑 1대를 정격 회전수의 1/2로 운전할 때의 소음은 다음 값 이하이어야 한다.",
      site: "[______] 지점의 소음은 주간 [______] dB(A), 야간 [______] dB(A) 이하이어야 한다.",
    },
    drift: { title: "비산", lead: "비산되는 물은 순환수량에 대한 비율이 다음 값 이하이어야 한다." },
    water: {
      title: "수질",
      lead: "순환수와 보충수의 수질은 [______] 기준에 적합하게 관리하여야 하며, 순환수는 다음 범위이어야 한다.",
      ph: "pH (25\u00a0°C): [______]",
      conductivity: "전기전도도: [______] µS/cm 이하",
      cycles: "농축배수: [______]",
      treatment: "수처리 설비는 [______] 방식이어야 한다.",
    },
    connections: {
      title: "배관 접속",
      lead: "냉각탑에는 다음 접속구를 두어야 한다.",
      head: "냉각탑 입구에서 필요한 양정은 다음 값 이하이어야 한다.",
    },
    loads: {
      title: "치수와 하중",
      size: "냉각탑 1대의 외형 치수와 중량은 다음 값 이하이어야 한다.",
      supports: "기초와 지지 구조는 다음 운전 하중을 받도록 설계하여야 한다.",
      sections: "냉각탑은 다음 단위로 나누어 운송하여야 한다.",
    },
    seismic: {
      title: "내진",
      design:
        "앵커와 지지부는 [KDS 41 17 00 / ______]에 따라 비구조요소의 지진하중을 받도록 설계하여야 한다. 중요도계수는 [______], 설치 위치는 [______]층을 적용한다.",
      note: "이 시방서의 모델 수치에는 내진 성능이 들어 있지 않다.",
      calculation: "제조자는 내진 계산서를 [제출하여야 한다 / 제출하지 않아도 된다].",
    },
    tests: {
      title: "시험과 검사",
      performance: "냉각 성능 시험은 [KS B 6364 / CTI ATC-105 / ______]에 따라 시행하여야 한다.",
      criterion: "시험으로 구한 능력은 설계 조건에 대한 능력의 [______]% 이상이어야 한다.",
      sound: "소음 시험은 [______]에 따라 시행하여야 하며, {section_sound}항의 값으로 판정하여야 한다.",
      soundAtSite:
        "소음 시험은 [______]에 따라 시행하여야 하며, {section_sound}항에 정하여 적은 지점의 소음 한도로 판정하여야 한다.",
      leak: "코일은 제작 후 [______] MPa의 압력을 [______]분 동안 유지하는 누설 시험에 합격하여야 한다.",
      witness: "시험은 [______]의 입회하에 [공장 / 현장]에서 시행하여야 한다.",
      failure: "판정 기준에 미치지 못한 경우 제조자는 [______]하여야 한다.",
    },
    documents: {
      title: "제출물",
      lead: "제조자는 다음 서류를 [______]부 제출하여야 한다.",
      approval: "승인도",
      outline: "외형도와 기초 하중",
      motor: "팬과 전동기 자료",
      performance: "성능 계산서",
      tests: "{section_tests}항의 시험성적서",
      manual: "운전·점검 지침서",
    },
    warranty: {
      title: "하자 보증",
      period: "하자 보증 기간은 [______]부터 [______]개월이어야 한다.",
      extent: "보증하는 항목은 [______]이어야 한다.",
    },
    options: {
      title: "선택 사양",
      text: "다음 사양은 표시한 것만 적용하며, 표시한 사양은 {section_construction}항의 같은 항목을 대신하여야 한다.",
      ownFigures: "(치수, 중량, 전동기, 풍량, 양정, 소음은 별도 제출)",
      lowNoise:
        "다음 저소음 사양은 표시한 것만 적용하며, 용량과 소음은 적힌 값을 {section_sound}항과 {section_duty}항의 값 대신 적용하여야 한다.",
      chosenLowNoise:
        "다음 저소음 사양을 적용하여야 하며, 이 시방서에 적힌 모델의 수치는 이 사양을 적용한 값이다.",
      byModel: "(값은 모델별로 제출)",
    },
  },
  en: {
    heading: "Specification: {title}",
    letters: "abcdefghijklmnopqrstuvwxyz",
    letter: "({letter})",
    gap: "[______]",
    at: "at {distance}",
    model: "Model",
    notes: {
      sample: "Note: The figures of the models are samples. Approved drawings of the manufacturer govern.",
      gaps: "Note: Complete the text in brackets [ ] for the project.",
    },
    scope: {
      title: "Scope",
      text: "This specification covers the design, manufacture, testing, delivery and installation of the {title}.",
      count: "The quantity of cooling towers shall be {count}.",
      countWithStandby: "The quantity of cooling towers shall be {count}, one of them on standby.",
      basis: "The figures of this specification are for: {options}",
      ownFigures:
        "The manufacturer shall calculate and submit dimensions, weights, motors, airflow, pump head and sound for the option {options}.",
    },
    duty: {
      title: "Duty and capacity",
      conditions: "The cooling towers shall cool the circulating water at the following design conditions.",
      flow: "Water flow, all towers: {value}",
      flowWithStandby: "Water flow, all running towers ({running}): {value}",
      hot: "Inlet water temperature: {value}",
      cold: "Outlet water temperature: {value}",
      wetBulb: "Entering wet bulb temperature: {value}",
      height: "Elevation: {value}",
      needed: "The required capacity at nominal conditions is {crt} CRT.",
      towers:
        "{towers} × {model} shall be installed. The capacity at nominal conditions shall be not less than {crt} CRT each and {total} CRT in total.",
      towersWithStandby:
        "{towers} × {model} shall be installed, one of them on standby. The capacity at nominal conditions shall be not less than {crt} CRT each and {total} CRT in total, the one on standby not counted.",
      chosen: "Model: {model}. The capacity at nominal conditions shall be not less than {crt} CRT each.",
      capacities: "The capacity of each model at nominal conditions shall be not less than the following.",
      nominal:
        "Nominal conditions are 37\u00a0°C inlet water, 32\u00a0°C outlet water and 27\u00a0°C wet bulb; 1 CRT is 3,900 kcal/h (4.53 kW).",
      confirmed:
        "The manufacturer shall calculate the performance at design conditions for the model and submit the calculation.",
    },
    construction: {
      title: "Construction and materials",
      lead: "The cooling tower shall be of the following type and construction.",
      type: "Type: {type}",
      specification: "Specification: {specifications}",
      materials: "Parts shall be made of the following materials.",
    },
    drive: {
      title: "Fan and drive",
      lead: "Fans and motors shall be as follows. The motor rating is that of each fan.",
      power: "The power absorbed by each fan shall not exceed the following.",
      control: "Fan starting and speed control shall be [______].",
    },
    coil: {
      title: "Coil and spray pump",
      lead: "Coil and spray pump shall be as follows.",
      drop: "The pressure drop of the coil at nominal flow shall not exceed the following.",
    },
    sound: {
      title: "Sound",
      full: "The sound of one tower at full speed shall not exceed the following.",
      half: "The sound of one tower at half speed shall not exceed the following.",
      site: "The sound at [______] shall not exceed [______] dB(A) by day and [______] dB(A) at night.",
    },
    drift: {
      title: "Drift",
      lead: "Drift shall not exceed the following share of the circulating water flow.",
    },
    water: {
      title: "Water quality",
      lead: "Circulating and make-up water shall be kept within the limits of [______]; the circulating water shall be within the following.",
      ph: "pH at 25\u00a0°C: [______]",
      conductivity: "Conductivity: not more than [______] µS/cm",
      cycles: "Cycles of concentration: [______]",
      treatment: "Water treatment shall be by [______].",
    },
    connections: {
      title: "Piping connections",
      lead: "The cooling tower shall have the following connections.",
      head: "The head required at the inlet of the tower shall not exceed the following.",
    },
    loads: {
      title: "Dimensions and loads",
      size: "Dimensions and weights of one tower shall not exceed the following.",
      supports: "Foundation and supporting structure shall be designed for the following operating loads.",
      sections: "The cooling tower shall be shipped in the following sections.",
    },
    seismic: {
      title: "Seismic design",
      design:
        "Anchors and supports shall be designed for the seismic load of non-structural components by [KDS 41 17 00 / ______], with an importance factor of [______] and installation on floor [______].",
      note: "The figures of the models in this specification include no seismic rating.",
      calculation: "The manufacturer [shall / need not] submit a seismic calculation.",
    },
    tests: {
      title: "Tests and inspection",
      performance: "Thermal performance shall be tested by [KS B 6364 / CTI ATC-105 / ______].",
      criterion: "The tested capability shall be not less than [______]% of that at design conditions.",
      sound:
        "Sound shall be tested by [______] and shall be judged by the values of section {section_sound}.",
      soundAtSite:
        "Sound shall be tested by [______] and shall be judged by the limits completed in section {section_sound}, at the location named there.",
      leak: "The finished coil shall pass a leak test at [______] MPa held for [______] minutes.",
      witness: "Tests shall be witnessed by [______] at the [factory / site].",
      failure: "Where a criterion is not met, the manufacturer shall [______].",
    },
    documents: {
      title: "Documents",
      lead: "The manufacturer shall submit the following documents in [______] copies.",
      approval: "Approval drawings",
      outline: "Outline drawing with foundation loads",
      motor: "Fan and motor data",
      performance: "Performance calculation",
      tests: "Reports of the tests of section {section_tests}",
      manual: "Operation and maintenance manual",
    },
    warranty: {
      title: "Warranty",
      period: "The warranty period shall be [______] months from [______].",
      extent: "The warranty shall cover [______].",
    },
    options: {
      title: "Options",
      text: "Only options that are ticked shall apply. A ticked option shall replace the item of the same name in section {section_construction}.",
      ownFigures: "(dimensions, weights, motors, airflow, pump head and sound to be submitted)",
      lowNoise:
        "Only low-noise options that are ticked shall apply. Their capacity and sound shall replace those of sections {section_sound} and {section_duty}.",
      chosenLowNoise:
        "The following low-noise option shall apply. The figures of the model in this specification include it.",
      byModel: "(figures to be submitted for the model)",
    },
  },
});
