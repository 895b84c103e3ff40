"""Small changes to Python code, each of which a test should notice: what `make mutants` tries one by one."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import Final, NamedTuple

_COMPARED: Final = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_COUNTED: Final = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}
_SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutation(NamedTuple):
    """A piece of a file, from one offset to another, and what stands there instead."""

    start: int
    end: int
    text: str
    line: int

    def applied(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


def mutations_of(source: str) -> list[Mutation]:
    """Every change that can be made to the functions of a module, in the order of the file."""
    starts = _line_starts(source)
    found: list[Mutation] = []
    for node in _code_of(ast.parse(source)):
        for changed in _changes(node):
            start = starts[node.lineno - 1] + _characters(source, starts, node.lineno, node.col_offset)
            end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or 0
            end = starts[end_line - 1] + _characters(source, starts, end_line, end_column)
            text = ast.unparse(changed)
            if isinstance(node, ast.expr):
                text = f"({text})"
            found.append(Mutation(start, end, text, node.lineno))
    return sorted(found)


def _line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _characters(source: str, starts: list[int], line: int, column: int) -> int:
    """How many characters so many bytes of a line are."""
    text = source[starts[line - 1] : starts[line]]
    return len(text.encode()[:column].decode())


def _code_of(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """The expressions and statements that are carried out when functions run."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                yield from _inside(statement)


def _inside(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """A node and what is in it; not annotations, errors that are raised, nor functions in functions."""
    if isinstance(node, (ast.Raise, ast.Assert, ast.FunctionDef, ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, (ast.expr, ast.stmt)):
        yield node
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.expr_context):
                yield from _inside(child)


def _changes(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield _with(node, ops=[_COMPARED[type(node.ops[0])]()])
    elif isinstance(node, (ast.BinOp, ast.AugAssign)):
        if type(node.op) in _COUNTED and not _is_text(node):
            yield _with(node, op=_COUNTED[type(node.op)]())
    elif isinstance(node, (ast.BoolOp, ast.UnaryOp, ast.Constant)):
        yield from _logical_changes(node)
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in _SWAPPED:
            yield _with(node, func=ast.Name(_SWAPPED[node.func.id]))
    elif isinstance(node, ast.IfExp):
        yield _with(node, body=node.orelse, orelse=node.body)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()


def _logical_changes(node: ast.BoolOp | ast.UnaryOp | ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node, ast.BoolOp):
        yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.Not):
            yield node.operand
    elif isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _is_text(node: ast.BinOp | ast.AugAssign) -> bool:
    parts = [node.value] if isinstance(node, ast.AugAssign) else [node.left, node.right]
    return any(isinstance(part, (ast.JoinedStr, ast.List, ast.Tuple)) for part in parts)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed
