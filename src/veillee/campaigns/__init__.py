"""Campaigns as tables play them: their chapters, and the progress from the records alone."""

from veillee.campaigns.chapters import begin, campaign_of, next_chapter, retrace
from veillee.campaigns.checks import check, mended, seal_of

__all__ = ["begin", "campaign_of", "check", "mended", "next_chapter", "retrace", "seal_of"]
