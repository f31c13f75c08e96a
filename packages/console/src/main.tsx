import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'
import { loadTextsAtOnce } from './texts/catalogue.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

// Not a top-level await: the bundler would cut this file into many.
void loadTextsAtOnce().then(() =>
  createRoot(root).render(
    <StrictMode>
      {/* A filter that stands in the address shows its new value at once, not after a transition of the page. */}
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </StrictMode>,
  ),
)
