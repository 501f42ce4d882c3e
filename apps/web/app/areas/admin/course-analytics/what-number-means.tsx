import { type LearningNumber, learningWords } from '@naikkelas/contract/learning'
import { WhatItMeans } from '../kit/what-it-means.tsx'

/** The definition of a number of the learning analytics, next to it. */
export const WhatNumberMeans = ({ number }: { number: LearningNumber }) => <WhatItMeans {...learningWords[number]} />
