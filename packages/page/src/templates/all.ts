import { freeCourse } from './free-course.ts'
import { linksCreator } from './links-creator.ts'
import { linksMentor } from './links-mentor.ts'
import { linksShop } from './links-shop.ts'
import { mentoring } from './mentoring.ts'
import { type TemplateName, templateNames } from './names.ts'
import { paidCourse } from './paid-course/paid-course.ts'
import { partnerProfile } from './partner-profile.ts'
import { service } from './service/service.ts'
import type { Goal, Template } from './template.ts'
import { thankYou } from './thank-you.ts'
import { tool } from './tool/tool.ts'
import { waitingList } from './waiting-list.ts'
import { workshop } from './workshop/workshop.ts'

/** What a new page may begin with, in the order of the gallery. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  paid_course: paidCourse,
  free_course: freeCourse,
  workshop,
  service,
  tool,
  mentoring,
  partner_profile: partnerProfile,
  waiting_list: waitingList,
  thank_you: thankYou,
  links_creator: linksCreator,
  links_shop: linksShop,
  links_mentor: linksMentor,
}

/** The templates for a goal: those made for it first, then those that serve it too, each in the order of the gallery. */
export function templatesFor(goal: Goal): TemplateName[] {
  const rank = (name: TemplateName) => templates[name].goals.indexOf(goal)
  return templateNames.filter((name) => rank(name) !== -1).toSorted((one, other) => rank(one) - rank(other))
}
