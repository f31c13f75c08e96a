import type { ComponentType } from 'react'
import type { Area } from './texts/areas.ts'
import { loadTexts } from './texts/catalogue.ts'

/** The component of a page, which loads together with the words of its areas when somebody opens it. */
type LazyPage = () => Promise<{ Component: ComponentType }>

export const lazyPage =
  (areas: Area[], load: () => Promise<ComponentType>): LazyPage =>
  async () => {
    const [Component] = await Promise.all([load(), loadTexts(...areas)])
    return { Component }
  }
